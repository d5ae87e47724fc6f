import { createRoot } from 'react-dom/client';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { type DraftStore, type SubmitResult, useForm } from './useForm.ts';

interface Address {
  street: string;
  'location.city': string;
}
interface AddressFormProps {
  /** Both fields must be filled. */
  strict?: boolean;
  submit: (values: Address) => Promise<SubmitResult>;
  resetOnSuccess?: boolean;
  onSent?: () => void;
  draft?: DraftStore<Address>;
}

function AddressForm({ submit, resetOnSuccess, onSent, strict, draft }: AddressFormProps) {
  const form = useForm<Address>({
    initial: { street: '', 'location.city': '' },
    draft,
    validate: (values): Record<string, string> => ({
      ...(strict && !values['location.city'] ? { 'location.city': 'Write the city.' } : {}),
      ...(values.street ? {} : { street: 'Write the street.' }),
    }),
    submit,
    resetOnSuccess,
    onSent,
  });
  return (
    <Form form={form} label="Address">
      <TextField label="Street" required {...form.field('street')} />
      <TextField label="City" {...form.field('location.city')} />
      <Button type="submit" variant="primary" pending={form.pending}>
        Save
      </Button>
    </Form>
  );
}

const meta = preview.meta({
  component: AddressForm,
  parameters: {
    guide: {
      status: 'stable',
      accessibility: [
        'A single invalid field gets focus; with two or more, an `alert` links to each of them.',
        'Fixed errors stay in the list, struck through, so that nothing moves while typing.',
      ],
      do: ['Keep the values after a failed submit', 'Validate in the form, not by the browser'],
      dont: ['Disable the submit button until the form is valid', 'Clear fields after a failure'],
    },
  },
  args: { submit: fn<AddressFormProps['submit']>(async () => ({ ok: true })) },
});

export const EmptyForm = meta.story();
EmptyForm.test(
  'a missing value is reported at its field, which gets focus, without a call',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const street = canvas.getByLabelText('Street');
    await waitFor(() => expect(street).toHaveFocus());
    await expect(street).toHaveAccessibleDescription('Write the street.');
    await expect(args.submit).not.toHaveBeenCalled();
  },
);
EmptyForm.test('editing a field removes its error', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await userEvent.type(canvas.getByLabelText('Street'), 'P');
  await expect(canvas.getByLabelText('Street')).not.toBeInvalid();
});

function memoryDraft(): DraftStore<Address> {
  let kept: Address | undefined;
  return {
    get: () => kept,
    set: (values) => {
      kept = values;
    },
  };
}

/** A form that unmounts and mounts again, as on a dashboard tab. */
function comingBack(beside: HTMLElement, props: AddressFormProps) {
  const place = beside.appendChild(document.createElement('div'));
  let root = createRoot(place);
  const street = () => within(place).getByLabelText('Street');
  const mount = async () => {
    root.unmount();
    root = createRoot(place);
    root.render(<AddressForm {...props} />);
    await waitFor(street);
  };
  const save = () => within(place).getByRole('button', { name: 'Save' });
  return { mount, street, save, unmount: () => root.unmount() };
}

EmptyForm.test('a draft restores the values until the form is sent', async ({ canvasElement, userEvent }) => {
  const submit = fn<AddressFormProps['submit']>(async () => ({ ok: true }));
  const form = comingBack(canvasElement, { submit, draft: memoryDraft(), resetOnSuccess: true });
  await form.mount();
  await userEvent.type(form.street(), 'Prabhat Road');
  await form.mount();
  await expect(form.street()).toHaveValue('Prabhat Road');
  await userEvent.click(form.save());
  await expect(submit).toHaveBeenCalledWith({ street: 'Prabhat Road', 'location.city': '' });
  await form.mount();
  await expect(form.street()).toHaveValue('');
  form.unmount();
});
EmptyForm.test(
  'a draft is empty while submitting and restored after a failure',
  async ({ canvasElement, userEvent }) => {
    let refuse = () => {};
    const refusal = new Promise<SubmitResult>((resolve) => {
      refuse = () => resolve({ ok: false });
    });
    const form = comingBack(canvasElement, { submit: () => refusal, draft: memoryDraft() });
    await form.mount();
    await userEvent.type(form.street(), 'Prabhat Road');
    await userEvent.click(form.save());
    await form.mount();
    await expect(form.street()).toHaveValue('');
    refuse();
    await refusal;
    await form.mount();
    await expect(form.street()).toHaveValue('Prabhat Road');
    form.unmount();
  },
);

EmptyForm.test(
  'a form that was sent slowly closes nothing that was opened in its place, and keeps what is typed there',
  async ({ canvasElement, userEvent }) => {
    let accept = () => {};
    const success = new Promise<SubmitResult>((resolve) => {
      accept = () => resolve({ ok: true });
    });
    const onSent = fn();
    const draft = memoryDraft();
    const form = comingBack(canvasElement, { submit: () => success, draft, onSent, resetOnSuccess: true });
    await form.mount();
    await userEvent.type(form.street(), 'Prabhat Road');
    await userEvent.click(form.save());
    await form.mount();
    await userEvent.type(form.street(), 'Lane 9');
    accept();
    await success;
    await form.mount();
    await expect(form.street()).toHaveValue('Lane 9');
    await expect(onSent).not.toHaveBeenCalled();
    await userEvent.click(form.save());
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    form.unmount();
  },
);

let answer: (result: SubmitResult) => void = () => undefined;
const answeredByHand = () =>
  fn<AddressFormProps['submit']>(
    () =>
      new Promise<SubmitResult>((resolve) => {
        answer = resolve;
      }),
  );

EmptyForm.test(
  'a double click submits once, however quick the reply',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Street'), 'Prabhat Road');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'),
    );
    await expect(args.submit).toHaveBeenCalledOnce();
  },
);
EmptyForm.test('a held Enter repeats in a field or on a button without effect', async ({ canvas }) => {
  const repeat = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
  for (const target of [canvas.getByLabelText('Street'), canvas.getByRole('button', { name: 'Save' })]) {
    const event = new KeyboardEvent('keydown', repeat);
    target.dispatchEvent(event);
    await expect(event.defaultPrevented).toBe(true);
  }
});

export const Slow = meta.story({ args: { submit: answeredByHand() } });
Slow.test('a double press submits once', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Street'), 'Prabhat Road');
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }));
  await userEvent.type(canvas.getByLabelText('Street'), '{Enter}');
  await expect(args.submit).toHaveBeenCalledOnce();
  await expect(args.submit).toHaveBeenCalledWith({ street: 'Prabhat Road', 'location.city': '' });
  answer({ ok: true });
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'));
});

export const Refused = meta.story({
  args: {
    submit: fn<AddressFormProps['submit']>(async () => ({
      ok: false,
      errors: [
        { path: 'location.city', message: 'We do not serve this city yet.' },
        { path: 'captcha', message: 'Too many tries.' },
      ],
    })),
  },
});
Refused.test('a failed submit keeps the values and shows every error', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Street'), 'Prabhat Road');
  await userEvent.type(canvas.getByLabelText('City'), 'Pune');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many tries.');
  await waitFor(() => expect(canvas.getByLabelText('City')).toHaveFocus());
  await expect(canvas.getByLabelText('City')).toHaveValue('Pune');
  await expect(canvas.getByLabelText('Street')).toHaveValue('Prabhat Road');
});

export const ResetOnSuccess = meta.story({ args: { resetOnSuccess: true } });

export const TwoErrors = meta.story({
  tags: ['snapshot'],
  args: { strict: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('alert');
  },
});
TwoErrors.test('the summary links every error to its field in field order', async ({ canvas, userEvent }) => {
  const links = within(canvas.getByRole('alert')).getAllByRole('link');
  await expect(links.map((link) => link.textContent)).toEqual(['Write the street.', 'Write the city.']);
  await expect(canvas.getByLabelText('Street')).toHaveFocus();
  await userEvent.click(canvas.getByRole('link', { name: 'Write the city.' }));
  await expect(canvas.getByLabelText('City')).toHaveFocus();
});
TwoErrors.test('the summary stays until the last error is fixed', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Street'), 'Prabhat Road');
  await expect(within(canvas.getByRole('alert')).getAllByRole('link')).toHaveLength(2);
  await userEvent.type(canvas.getByLabelText('City'), 'Pune');
  await expect(canvas.queryByRole('alert')).toBeNull();
});

const places = ['street', 'area', 'city', 'district', 'state', 'country', 'landmark', 'gate'] as const;

function LongForm() {
  const form = useForm<Record<(typeof places)[number], string>>({
    initial: { street: '', area: '', city: '', district: '', state: '', country: '', landmark: '', gate: '' },
    validate: (values) =>
      Object.fromEntries(places.flatMap((place) => (values[place] ? [] : [[place, `Write the ${place}`]]))),
    submit: async () => ({ ok: true }),
  });
  return (
    <Form form={form} label="Place">
      {places.map((place) => (
        <TextField key={place} label={place} {...form.field(place)} />
      ))}
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Form>
  );
}

export const ManyErrorsOnAPhone = meta.story({
  render: () => <LongForm />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('alert');
  },
});
ManyErrorsOnAPhone.test(
  'many errors leave room for the fields and are all reached',
  async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('alert');
    await expect(summary.offsetHeight).toBeLessThan(250);
    const links = within(summary).getAllByRole('link');
    await expect(links).toHaveLength(places.length);
    const last = within(summary).getByRole('link', { name: 'Write the gate' });
    last.focus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      summary.getBoundingClientRect().bottom,
    );
    await userEvent.click(last);
    await expect(canvas.getByLabelText('gate')).toHaveFocus();
  },
);
EmptyForm.test('Enter in a field submits', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Street'), 'Prabhat Road{Enter}');
  await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
});

import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { type DraftStore, useForm } from '../Form/useForm.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { CalendarFailed } from './CalendarFailed.tsx';
import { DateField } from './DateField.tsx';
import { bindDateField } from './half-typed-date.ts';
import { useCalendar } from './useCalendar.ts';

const meta = preview.meta({
  component: DateField,
  args: { label: 'Due date', name: 'dueDate', defaultValue: '', onChange: fn() },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
  parameters: {
    guide: {
      status: 'stable',
      accessibility: [
        'Three `spinbutton`s: digits type and move on, up and down arrows change.',
        'In the calendar arrows move by day and week, Page Up and Page Down by month.',
        'An incomplete date counts as empty; a form with `bindDateField` is not sent with it.',
      ],
      do: ['Set `min` and `max` when some days are not allowed', 'Check the limits in the form too'],
      dont: ['Use it for a birth date without a hint', 'Use it for a month or a year alone'],
    },
  },
});

export const Empty = meta.story();
Empty.test('a date is typed as day, month, year', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('05122026');
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05');
  await expect(canvas.getByRole('group', { name: 'Due date' })).toHaveTextContent('Dec');
});
export const Filled = meta.story({
  args: { defaultValue: '2026-11-20', min: '2026-11-10', max: '2026-12-31' },
});
Filled.test('a date is selected in the calendar', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Choose a date/ }));
  await waitFor(() => expect(screen.getByRole('grid', { name: /November 2026/ })).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: /25 November 2026/ }));
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25'));
});
Filled.test('a date with a cleared segment is empty', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('{Backspace}{Backspace}');
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
  await expect(canvas.getByRole('group', { name: 'Due date' })).toHaveTextContent('Nov');
  await userEvent.keyboard('20');
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20'));
});
export const Invalid = meta.story({ tags: ['snapshot'], args: { error: 'Choose a due date.' } });
export const Disabled = meta.story({ args: { defaultValue: '2026-11-20', disabled: true } });
Empty.test('a year of two digits is completed when focus leaves', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('051226');
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05'));
  await expect(canvas.getByRole('group', { name: 'Due date' })).toHaveTextContent(/5\W*Dec\W*2026/);
});
for (const typed of ['29022027', '290227'])
  Empty.test(
    `a day that the calendar lacks stays and is reported: ${typed}`,
    async ({ args, canvas, userEvent }) => {
      const field = canvas.getByRole('group', { name: 'Due date' });
      await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
      await userEvent.keyboard(typed);
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByText('This date does not exist')).toBeVisible());
      await expect(field).toHaveTextContent(/29\W*Feb\W*2027/);
      await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringContaining('2027-02'));
      await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
      await userEvent.keyboard('28');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2027-02-28'));
      await waitFor(() => expect(canvas.queryByText('This date does not exist')).toBeNull());
    },
  );
Empty.test(
  'a sign after one digit goes to the next part, and a month may be a word',
  async ({ args, canvas, userEvent }) => {
    for (const text of ['1/2/27', '1.2.2027', '01-02-2027', '1 feb 27', '01/Feb/2027']) {
      await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
      await userEvent.keyboard(text);
      await userEvent.tab();
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2027-02-01'));
      await userEvent.click(canvas.getByRole('spinbutton', { name: /year/ }));
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
    }
  },
);
for (const typed of ['2026-12-31', '2026/12/31', '2026.12.31'])
  Empty.test(`a date that begins with its year is typed: ${typed}`, async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard(typed);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31'));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31');
    await expect(canvas.getByRole('group', { name: 'Due date' })).toHaveTextContent(/31\W*Dec\W*2026/);
  });
Empty.test('a pasted date is taken over', async ({ args, canvas, userEvent }) => {
  for (const text of ['31/12/2026', '2026-12-31', '31-12-26', '31-Dec-2026', 'Dec 31, 2026', '३१/१२/२०२६']) {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /year/ }));
    await userEvent.paste(text);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31'));
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
  }
  await userEvent.paste('29/02/2027');
  await waitFor(() => expect(canvas.getByText('This date does not exist')).toBeVisible());
});
Filled.test('dates outside min and max are disabled', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Choose a date/ }));
  await screen.findByRole('grid');
  await expect(screen.getByRole('button', { name: /\b9 November 2026/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(screen.getByRole('button', { name: /\b10 November 2026/ })).not.toHaveAttribute(
    'aria-disabled',
  );
});

const network = { isDown: true, calls: 0 };
async function loadCalendar(): Promise<() => ReactNode> {
  network.calls += 1;
  if (network.isDown) throw new TypeError('Failed to fetch');
  return () => 'November';
}
function DateWithoutCalendar() {
  const { Popover, hasFailed, buttonProps } = useCalendar(loadCalendar, false);
  return (
    <>
      <CalendarButton {...buttonProps} aria-label="Calendar" />
      {hasFailed && <CalendarFailed />}
      {Popover && <Popover />}
    </>
  );
}
export const CalendarNotLoaded = meta.story({
  beforeEach: () => {
    Object.assign(network, { isDown: true, calls: 0 });
  },
  render: () => <DateWithoutCalendar />,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Calendar' });
    await userEvent.hover(button);
    // Each pointing tries again, also one of a pointer that lay there before.
    await expect(network.calls).toBeGreaterThan(0);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Type the date');
  },
});
CalendarNotLoaded.test(
  'a calendar that does not load says so after a press, and the next press tries again',
  async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Calendar' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    network.isDown = false;
    await userEvent.click(button);
    await waitFor(() => expect(canvasElement).toHaveTextContent('November'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
);
export const CalendarOpen = meta.story({
  tags: ['snapshot', 'snapshot-dark'],
  args: { defaultValue: '2026-11-20', min: '2026-11-10', max: '2026-12-31' },
  decorators: [(Story) => <div className="min-h-104">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Choose a date/ }));
    await screen.findByRole('grid');
  },
});

interface Term {
  dueDate: string;
}
interface TermFormProps {
  initial: Term;
  draft: DraftStore<Term>;
  submit: (values: Term) => void;
}

function TermForm({ initial, draft, submit }: TermFormProps) {
  const form = useForm<Term>({
    initial,
    draft,
    validate: () => ({}),
    submit: async (values) => {
      submit(values);
      return { ok: true };
    },
    resetOnSuccess: true,
  });
  return (
    <Form form={form} label="Term">
      <DateField label="Expiry" {...bindDateField(form, 'dueDate')} />
      <Button type="submit">Save</Button>
      <Button onPress={form.reset}>Reset</Button>
    </Form>
  );
}

/** A form that unmounts and mounts again, as on a dashboard tab. */
function termForm(beside: HTMLElement, dueDate = '') {
  const place = beside.appendChild(document.createElement('div'));
  let root = createRoot(place);
  let kept: Term | undefined;
  const draft: DraftStore<Term> = {
    get: () => kept,
    set: (values) => {
      kept = values;
    },
  };
  const submit = fn<TermFormProps['submit']>();
  const inForm = within(place);
  const mount = async () => {
    root.unmount();
    root = createRoot(place);
    root.render(<TermForm initial={{ dueDate }} draft={draft} submit={submit} />);
    await waitFor(() => inForm.getByRole('group', { name: 'Expiry' }));
  };
  const expectDay = (text: RegExp) =>
    waitFor(() => expect(inForm.getByRole('group', { name: 'Expiry' }).textContent).toMatch(text));
  return { mount, expectDay, submit, inForm, draft, unmount: () => root.unmount() };
}
const EMPTY_DAY = /^dd\W*mm\W*yyyy/i;
const HALF_TYPED = /^31\W*Dec\W*yyyy/;

Empty.test('a half-typed date is in the draft of its form', async ({ canvasElement, userEvent }) => {
  const { mount, expectDay, inForm, draft, submit, unmount } = termForm(canvasElement);
  await mount();
  await expectDay(EMPTY_DAY);
  await expect(draft.get()).toBeUndefined();
  await userEvent.click(inForm.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('3112');
  await mount();
  await expectDay(HALF_TYPED);
  // as over a login
  draft.set(JSON.parse(JSON.stringify(draft.get())));
  await mount();
  await expectDay(HALF_TYPED);
  await userEvent.click(inForm.getByRole('spinbutton', { name: /year/ }));
  await userEvent.keyboard('2026');
  await expectDay(/^31\W*Dec\W*2026/);
  await userEvent.click(inForm.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ dueDate: '2026-12-31' })),
  );
  await expectDay(EMPTY_DAY);
  await mount();
  await expectDay(EMPTY_DAY);
  unmount();
});
Empty.test('a half-typed date is gone when its form is reset', async ({ canvasElement, userEvent }) => {
  const { mount, expectDay, inForm, draft, unmount } = termForm(canvasElement);
  await mount();
  await userEvent.click(inForm.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('3112');
  await expectDay(HALF_TYPED);
  await userEvent.click(inForm.getByRole('button', { name: 'Reset' }));
  await expectDay(EMPTY_DAY);
  await expect(draft.get()).toBeUndefined();
  await mount();
  await expectDay(EMPTY_DAY);
  // also of one that was restored
  await userEvent.click(inForm.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('3112');
  await mount();
  await expectDay(HALF_TYPED);
  await userEvent.click(inForm.getByRole('button', { name: 'Reset' }));
  await expectDay(EMPTY_DAY);
  unmount();
});
Empty.test(
  'a reset brings back the date of which a part was cleared',
  async ({ canvasElement, userEvent }) => {
    const { mount, expectDay, inForm, draft, unmount } = termForm(canvasElement, '2026-11-20');
    await mount();
    await userEvent.click(inForm.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expectDay(/^dd\W*Nov\W*2026/i);
    await mount();
    await expectDay(/^dd\W*Nov\W*2026/i);
    await userEvent.click(inForm.getByRole('button', { name: 'Reset' }));
    await expectDay(/^20\W*Nov\W*2026/);
    await expect(draft.get()).toBeUndefined();
    unmount();
  },
);
Empty.test('a form with a half-typed date is not sent', async ({ canvasElement, userEvent }) => {
  const { mount, expectDay, inForm, submit, unmount } = termForm(canvasElement);
  const save = () => userEvent.click(inForm.getByRole('button', { name: 'Save' }));
  const day = () => inForm.getByRole('spinbutton', { name: /day/ });
  const error = () => inForm.queryByText('Complete the date or clear it');
  await mount();
  await userEvent.click(day());
  await userEvent.keyboard('3112');
  await save();
  await waitFor(() => expect(error()).toBeVisible());
  await waitFor(() => expect(day()).toHaveFocus());
  await expect(day()).toBeInvalid();
  await expectDay(HALF_TYPED);
  // a year of three digits is not complete either
  await userEvent.click(inForm.getByRole('spinbutton', { name: /year/ }));
  await userEvent.keyboard('202');
  await waitFor(() => expect(error()).toBeNull());
  await save();
  await waitFor(() => expect(error()).toBeVisible());
  await expect(submit).not.toHaveBeenCalled();
  for (const part of [/day/, /month/, /year/]) {
    await userEvent.click(inForm.getByRole('spinbutton', { name: part }));
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  }
  await expectDay(EMPTY_DAY);
  await waitFor(() => expect(error()).toBeNull());
  await save();
  await waitFor(() => expect(submit).toHaveBeenCalledWith(expect.objectContaining({ dueDate: '' })));
  unmount();
});

import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { DateRangeField } from './DateRangeField.tsx';

const november = { from: '2026-11-01', to: '2026-11-20' };

const meta = preview.meta({
  component: DateRangeField,
  args: { label: 'Period', name: 'period', onChange: fn() },
  decorators: [(Story) => <div className="min-h-104 max-w-96">{Story()}</div>],
  parameters: {
    guide: {
      status: 'new',
      accessibility: [
        'A group with six `spinbutton`s, named From and To: digits type and move on, arrows change, Tab leads to the last day.',
        'In the calendar Enter chooses the first day, then the last; Escape closes it and returns to its button.',
        'A last day before the first is an error in words, beside the field.',
      ],
      do: ['Set `max` to today for what is past', 'Fill in the period that most people ask for'],
      dont: ['Use it for one day: use DateField', 'Use it for a month: use SelectField'],
    },
  },
});

export const Empty = meta.story();
Empty.test('both days are typed one after the other', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('spinbutton', { name: /day/ })[0] as HTMLElement);
  await userEvent.keyboard('01112026');
  await userEvent.tab();
  await userEvent.keyboard('20112026');
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(november));
  await expect(canvas.getByRole('group', { name: 'Period' })).toHaveTextContent(/Nov/);
});
Empty.test('a last day before the first is an error', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('spinbutton', { name: /day/ })[0] as HTMLElement);
  await userEvent.keyboard('20112026');
  await userEvent.tab();
  await userEvent.keyboard('01112026');
  await waitFor(() => expect(canvas.getByText('The last day is before the first')).toBeVisible());
  await expect(canvas.getByRole('group', { name: 'Period' })).toHaveAccessibleDescription(
    'The last day is before the first',
  );
});
Empty.test(
  'a day that the calendar lacks is an error, and short years are completed',
  async ({ args, canvas, userEvent }) => {
    const [first, last] = canvas.getAllByRole('spinbutton', { name: /day/ });
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('310226');
    await userEvent.click(last as HTMLElement);
    await waitFor(() => expect(canvas.getByText('This date does not exist')).toBeVisible());
    await userEvent.keyboard('201126');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '', to: '2026-11-20' }));
  },
);
export const Filled = meta.story({ args: { defaultValue: november, max: '2026-12-31' } });
Filled.test('the calendar chooses both days', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Choose the days, Period' });
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('grid', { name: /November 2026/ })).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: /\b9 November 2026/ }));
  await userEvent.click(screen.getByRole('button', { name: /\b25 November 2026/ }));
  await waitFor(() =>
    expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-25' }),
  );
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(button).toHaveFocus();
});
Filled.test('Escape closes the calendar', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Choose the days, Period' });
  await userEvent.click(button);
  await screen.findByRole('grid');
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
  await userEvent.keyboard('{Escape}');
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(button).toHaveFocus();
});
Filled.test('both days are fields of the form', async ({ canvasElement }) => {
  const sent = ['from', 'to'].map(
    (end) => canvasElement.querySelector<HTMLInputElement>(`input[name="period.${end}"]`)?.value,
  );
  await expect(sent).toEqual(['2026-11-01', '2026-11-20']);
});
export const CalendarOpen = meta.story({
  args: { defaultValue: november },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose the days, Period' }));
    await screen.findByRole('grid');
  },
});
export const InAmerica = meta.story({ args: { defaultValue: november, locale: 'en-US' } });
InAmerica.test('the order of the parts follows the locale', async ({ canvas }) => {
  await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAccessibleName(/month/);
});
export const Invalid = meta.story({ args: { error: 'Choose at most a year.' } });
export const Disabled = meta.story({ args: { defaultValue: november, disabled: true } });
export const InANarrowPlace = meta.story({
  args: { defaultValue: november },
  decorators: [(Story) => <div className="w-60">{Story()}</div>],
});
InANarrowPlace.test('the days take two lines where one is too short', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});

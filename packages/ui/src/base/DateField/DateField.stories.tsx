import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { inSizes } from '../../testing/in-sizes.tsx';
import { DateField } from './DateField.tsx';

const meta = preview.meta({
  component: DateField,
  args: { label: 'Due date', name: 'dueDate', defaultValue: '', onChange: fn() },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: [
          'A day, typed as day, month, year or selected in the calendar, which offers `min` to `max`. Typed dates outside are kept and rejected by the form.',
          '',
          '**Accessibility.** A named group of three `spinbutton`s: digits type and move on, up and down arrows change, Backspace clears. The button opens a dialog',
          'with a grid: arrows move by day and week, Page Up and Page Down by month, Enter selects, Escape closes. The month is a word, because 12/05 is ambiguous. An incomplete date counts as empty.',
        ].join('\n'),
      },
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
export const Invalid = meta.story({ args: { error: 'Choose a due date.' } });
export const Disabled = meta.story({ args: { defaultValue: '2026-11-20', disabled: true } });
Empty.test('a year of two digits is incomplete', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('051226');
  await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringContaining('12-05'));
});
Filled.test('arrow keys change a segment and move in the calendar', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('{ArrowUp}');
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
  await userEvent.click(canvas.getByRole('button', { name: /Choose a date/ }));
  await screen.findByRole('grid');
  await waitFor(() => expect(screen.getByRole('button', { name: /21 November 2026/ })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28'));
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
export const CalendarOpen = meta.story({
  args: { defaultValue: '2026-11-20', min: '2026-11-10', max: '2026-12-31' },
  decorators: [(Story) => <div className="min-h-104">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Choose a date/ }));
    await screen.findByRole('grid');
  },
});
Filled.test('arrow left and right move between day, month and year', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('spinbutton', { name: /year/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
});
Filled.test(
  'Page Up and Page Down move by month and Escape closes the calendar',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Choose a date/ }));
    await screen.findByRole('grid', { name: /November 2026/ });
    await waitFor(() => expect(screen.getByRole('button', { name: /20 November 2026/ })).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(screen.getByRole('grid', { name: /December 2026/ })).toBeVisible());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(screen.getByRole('grid', { name: /November 2026/ })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);
export const Sizes = meta.story({
  render: (args) => inSizes((size) => <DateField {...args} name={size} size={size} />),
});

import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { AssignmentStatusControl } from './AssignmentStatusControl.tsx';

const meta = preview.meta({
  component: AssignmentStatusControl,
  args: { status: 'active', endDate: '2027-05-22', pending: false, onChange: fn() },
  parameters: { chromatic: notSnapped },
});

export const Active = meta.story();
Active.test('On break is sent immediately', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'On break' }));
  await expect(args.onChange).toHaveBeenCalledWith('onBreak');
  await expect(canvas.getByRole('radio', { name: 'On break' })).toBeChecked();
});
Active.test('Completed is sent after confirmation', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Completed' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await waitFor(() => expect(dialog.getByText('Mark this assignment as completed?')).toBeVisible());
  await waitFor(() =>
    expect(
      dialog.getByText(/This ends your whole assignment until 22 May 2027, not just today’s shift\./),
    ).toBeVisible(),
  );
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as completed' }));
  await expect(args.onChange).toHaveBeenCalledWith('completed');
});

export const OnBreak = meta.story({ args: { status: 'onBreak' } });
export const Completed = meta.story({ args: { status: 'completed' } });

export const Saving = meta.story({ args: { pending: true } });
Saving.test('a pending change ignores presses', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'On break' }));
  await expect(args.onChange).not.toHaveBeenCalled();
});

export const UnknownStatus = meta.story({ args: { status: 'paused' } });
UnknownStatus.test(
  'with an unknown status all three can be selected',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Active' }));
    await expect(args.onChange).toHaveBeenCalledWith('active');
  },
);

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
});
OnAPhone.test('dialog buttons fit on one line', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Completed' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  for (const button of dialog.getAllByRole('button')) {
    const words = document.createRange();
    words.selectNodeContents(button);
    await expect(words.getClientRects()).toHaveLength(1);
  }
});

import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { declinedLeave, grantedLeave, pendingLeave } from '../leave.samples.ts';
import { OwnLeaveList } from './OwnLeaveList.tsx';

const meta = preview.meta({
  component: OwnLeaveList,
  args: { leave: [pendingLeave, grantedLeave, declinedLeave], pendingIds: [], onWithdraw: fn() },
});

export const Answers = meta.story();
Answers.test('a no names its reason', async ({ canvas }) => {
  await expect(canvas.getByText('Two others are away that week')).toBeVisible();
});
Answers.test('what waits can be taken back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
  await expect(args.onWithdraw).toHaveBeenCalledWith('leave-1');
});

export const LargeText = meta.story({
  args: { leave: [pendingLeave] },
  decorators: [(Story) => <div className="w-40">{Story()}</div>],
});
LargeText.test('the button goes below a text that has little room', async ({ canvas }) => {
  const text = canvas.getByText(/Wedding/).getBoundingClientRect();
  const button = canvas.getByRole('button', { name: 'Take back' }).getBoundingClientRect();
  await expect(button.top).toBeGreaterThanOrEqual(text.bottom);
});

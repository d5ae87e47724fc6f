import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { dayAssignment, nightAssignment } from '../assignments.samples.ts';
import { WithdrawGuardsDialog } from './WithdrawGuardsDialog.tsx';

const meta = preview.meta({
  component: WithdrawGuardsDialog,
  args: { assignments: [nightAssignment, dayAssignment], onConfirm: fn(), onCancel: fn() },
});

export const Two = meta.story();
Two.test('the assignments that end are named before confirmation', async ({ args, userEvent }) => {
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent(nightAssignment.guard.user.name);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw 2 guards' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});
export const One = meta.story({ args: { assignments: [dayAssignment] } });

import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { dayAssignment, nightAssignment } from '../assignments.samples.ts';
import { WithdrawGuardDialog } from './WithdrawGuardDialog.tsx';

const meta = preview.meta({
  component: WithdrawGuardDialog,
  args: { assignments: [nightAssignment], clientName: 'Tapovan Heights', onConfirm: fn(), onCancel: fn() },
});

export const OneGuard = meta.story();
export const SeveralGuards = meta.story({ args: { assignments: [nightAssignment, dayAssignment] } });

OneGuard.test('the only guard is withdrawn after confirmation', async ({ userEvent, args }) => {
  await screen.findByRole('alertdialog', { name: 'Are you sure you want to withdraw this guard?' });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await expect(args.onConfirm).toHaveBeenCalledWith(nightAssignment);
});
SeveralGuards.test(
  'with several guards none is selected before the user chooses',
  async ({ userEvent, args }) => {
    const guard = await screen.findByLabelText('Guard');
    await expect(guard).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(guard).toHaveAccessibleDescription('Choose a guard');
    await userEvent.selectOptions(guard, dayAssignment._id);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(dayAssignment);
  },
);

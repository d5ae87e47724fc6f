import type { AccountRow } from '@prahari/contract';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { clientAccount, guardAccount, longAccount, offAccount, ownAccount } from '../records.samples.ts';
import { type AccountAction, AccountDialog, type AccountDialogProps } from './AccountDialog.tsx';

const ask = (action: AccountAction, account: AccountRow): AccountDialogProps['asked'] => ({
  action,
  account,
});

const meta = preview.meta({
  component: AccountDialog,
  args: { asked: ask('switchOff', guardAccount), onConfirm: fn(), onCancel: fn() },
});

export const SwitchOffAGuard = meta.story();
export const SwitchOffAClient = meta.story({
  args: { asked: ask('switchOff', clientAccount) },
});
export const SwitchOffAnAdmin = meta.story({
  args: { asked: ask('switchOff', { ...ownAccount, name: 'Meena Iyer', own: false }) },
});
export const SwitchOn = meta.story({ args: { asked: ask('switchOn', offAccount) } });
export const EndSessions = meta.story({ args: { asked: ask('endSessions', guardAccount) } });
export const BeingDone = meta.story({ args: { pending: true } });
export const LongNames = meta.story({ args: { asked: ask('switchOff', longAccount) } });
export const Closed = meta.story({ args: { asked: null } });

SwitchOffAGuard.test(
  'says that an assignment stays, and does it after a yes',
  async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog', { name: 'Switch off the account of Ravi Kumar?' });
    await expect(screen.getByText(/^An open assignment stays\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Switch off' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('switchOff', guardAccount);
  },
);
SwitchOffAClient.test('says that guards and bills stay', async () => {
  await expect(await screen.findByText('Guards and bills of this client stay as they are.')).toBeVisible();
});
SwitchOn.test('asks for a new password after a theft', async ({ userEvent, args }) => {
  await screen.findByRole('alertdialog', { name: 'Switch on the account of Kavita Sawant?' });
  await expect(screen.getByText(/ask them to set a new one/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Switch on' }));
  await expect(args.onConfirm).toHaveBeenCalledWith('switchOn', offAccount);
});
EndSessions.test('no is no', async ({ userEvent, args }) => {
  await screen.findByRole('alertdialog', { name: 'End all sessions of Ravi Kumar?' });
  await userEvent.keyboard('{Escape}');
  await expect(args.onCancel).toHaveBeenCalledOnce();
  await expect(args.onConfirm).not.toHaveBeenCalled();
});
BeingDone.test('a second yes does nothing', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

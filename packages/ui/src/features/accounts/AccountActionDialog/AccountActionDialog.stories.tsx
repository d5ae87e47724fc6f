import type { AccountRow } from '@prahari/contract/accounts.schemas';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import {
  clientAccount,
  disabledAccount,
  guardAccount,
  longAccount,
  ownAccount,
} from '../accounts.samples.ts';
import {
  type AccountAction,
  AccountActionDialog,
  type AccountActionDialogProps,
} from './AccountActionDialog.tsx';

const ask = (action: AccountAction, account: AccountRow): AccountActionDialogProps['request'] => ({
  action,
  account,
});

const meta = preview.meta({
  component: AccountActionDialog,
  args: { request: ask('disable', guardAccount), onConfirm: fn(), onCancel: fn() },
});

export const DisableGuard = meta.story();
export const DisableClient = meta.story({
  args: { request: ask('disable', clientAccount) },
});
export const DisableAdmin = meta.story({
  args: { request: ask('disable', { ...ownAccount, name: 'Meena Iyer', own: false }) },
});
export const Enable = meta.story({ args: { request: ask('enable', disabledAccount) } });
export const EndSessions = meta.story({ args: { request: ask('endSessions', guardAccount) } });
export const Pending = meta.story({ args: { pending: true } });
export const LongNames = meta.story({ args: { request: ask('disable', longAccount) } });
export const Closed = meta.story({ args: { request: null } });

DisableGuard.test(
  'disabling a guard says that assignments stay and runs after confirmation',
  async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog', { name: 'Disable the account of Ravi Kumar?' });
    await waitFor(() => expect(screen.getByText(/^Open assignments stay\./)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Disable' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('disable', guardAccount);
  },
);
DisableClient.test('disabling a client says that guards and bills stay', async () => {
  await waitFor(() =>
    expect(screen.getByText('Guards and bills of this client stay as they are.')).toBeVisible(),
  );
});
Enable.test('enabling advises a new password if it was stolen', async ({ userEvent, args }) => {
  await screen.findByRole('alertdialog', { name: 'Enable the account of Kavita Sawant?' });
  await waitFor(() => expect(screen.getByText(/ask them to set a new one/)).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Enable' }));
  await expect(args.onConfirm).toHaveBeenCalledWith('enable', disabledAccount);
});
EndSessions.test('Escape cancels the action', async ({ userEvent, args }) => {
  await screen.findByRole('alertdialog', { name: 'End all sessions of Ravi Kumar?' });
  await userEvent.keyboard('{Escape}');
  await expect(args.onCancel).toHaveBeenCalledOnce();
  await expect(args.onConfirm).not.toHaveBeenCalled();
});
Pending.test('a pending action cannot be confirmed again', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

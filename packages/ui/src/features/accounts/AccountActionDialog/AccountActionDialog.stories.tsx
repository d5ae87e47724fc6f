import type { AccountRow } from '@prahari/contract/accounts.schemas';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { disabledAccount, guardAccount, longAccount, ownAccount } from '../accounts.samples.ts';
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
  parameters: { chromatic: notSnapped },
});

export const DisableGuard = meta.story();
export const DisableAdmin = meta.story({
  args: { request: ask('disable', { ...ownAccount, name: 'Meena Iyer', own: false }) },
});
export const Enable = meta.story({ args: { request: ask('enable', disabledAccount) } });
export const EndSessions = meta.story({ args: { request: ask('endSessions', guardAccount) } });
export const ResetFactors = meta.story({ args: { request: ask('resetFactors', guardAccount) } });
export const Pending = meta.story({ args: { pending: true } });
export const LongNames = meta.story({ args: { request: ask('disable', longAccount) } });

DisableGuard.test(
  'disabling a guard says that assignments stay and runs after confirmation',
  async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog', { name: 'Disable the account of Ravi Kumar?' });
    await waitFor(() => expect(screen.getByText(/^Open assignments stay\./)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Disable' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('disable', guardAccount);
  },
);
Enable.test('enabling advises a new password if it was stolen', async ({ userEvent, args }) => {
  await screen.findByRole('alertdialog', { name: 'Enable the account of Kavita Sawant?' });
  await waitFor(() => expect(screen.getByText(/ask them to set a new one/)).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Enable' }));
  await expect(args.onConfirm).toHaveBeenCalledWith('enable', disabledAccount);
});
Pending.test('a pending action cannot be confirmed again', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
  await expect(args.onConfirm).not.toHaveBeenCalled();
});
ResetFactors.test('resetting two-step login asks to make sure who asks', async ({ userEvent, args }) => {
  await screen.findByRole('alertdialog', { name: 'Reset two-step login of Ravi Kumar?' });
  await waitFor(() => expect(screen.getByText(/Make sure that it is them/)).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await expect(args.onConfirm).toHaveBeenCalledWith('resetFactors', guardAccount);
});

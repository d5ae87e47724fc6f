import { enableSecondFactor, wrongCode } from '@prahari/contract/second-factor';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { refuse } from '../../../testing/mock-api/reply.ts';
import { openPage, type PageOptions } from '../../../testing/open-page.ts';
import { ownAccount, ownSessions } from '../../stores/my-account/account.ts';
import { ownPasskeys } from '../../stores/passkeys/passkeys.ts';
import { $secondFactor } from '../../stores/second-factor/second-factor.ts';
import { $toasts } from '../../stores/toasts/toasts.ts';
import { Account } from './Account.tsx';

const meta = preview.meta({ component: Account, args: { onClose: fn() } });
const open = (options: PageOptions) => (context: Parameters<typeof openPage>[0]) => {
  $secondFactor.set({ state: 'loading' });
  ownAccount.reset();
  ownSessions.reset();
  ownPasskeys.reset();
  return openPage(context, options);
};

export const Client = meta.story({
  tags: ['snapshot-phone'],
  beforeEach: open({ as: 'client' }),
});
export const Guard = meta.story({ beforeEach: open({ as: 'security' }) });
export const Admin = meta.story({ beforeEach: open({ as: 'admin' }) });
export const AdminInDarkTheme = meta.story({
  globals: { theme: 'dark' },
  beforeEach: open({ as: 'admin' }),
});
export const AdminWithSecondFactor = meta.story({
  beforeEach: open({
    as: 'admin',
    data: { secondFactor: { on: true, since: '2026-11-11T05:30:00Z', recoveryCodesLeft: 2 } },
  }),
});
export const HostedApi = meta.story({ beforeEach: open({ as: 'client', isHosted: true }) });
export const FailingNetwork = meta.story({
  globals: { network: 'failing' },
  beforeEach: open({ as: 'admin' }),
});
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: open({ as: 'admin' }),
});

const PASSWORD = 'gate-number-seven';
const CODE = '482913';
const shownToasts = () => $toasts.get().map(({ message }) => message);
const sessions = async () => within(await screen.findByRole('list', { name: 'Sessions' }));

async function provePassword(userEvent: UserEventObject, code: string) {
  await userEvent.type(screen.getByLabelText('Current password'), PASSWORD);
  await userEvent.click(screen.getByLabelText('Digit 1'));
  await userEvent.keyboard(code);
}

Client.test('a client ends a session, then all others', async ({ userEvent }) => {
  const list = await sessions();
  await expect(list.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: /End all other/ }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  await waitFor(() => expect(shownToasts()).toEqual(['All other sessions ended']));
});

Guard.test('a guard ends the session on a lost phone', async ({ userEvent }) => {
  const list = await sessions();
  await userEvent.click(list.getByRole('button', { name: /Chrome on Android/ }));
  await waitFor(() => expect(shownToasts()).toEqual(['Session ended']));
  await waitFor(() => expect(list.getByText('Ended')).toBeVisible());
  await expect(list.queryByRole('button', { name: /Chrome on Android/ })).toBeNull();
});

Client.test('a client changes the password', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  await userEvent.type(screen.getByLabelText('Current password'), PASSWORD);
  await userEvent.type(screen.getByLabelText('New password'), 'a lamp at the gate');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'a lamp at the gate{Enter}');
  await waitFor(() => expect(shownToasts()).toEqual(['Password changed. Your other sessions have ended.']));
});

Client.test('only an admin is offered a second factor', async () => {
  await sessions();
  await expect(screen.queryByText('Two-step login')).toBeNull();
});

Admin.test('an admin enables the second factor and saves the recovery codes', async ({ msw, userEvent }) => {
  msw.use(refuse(enableSecondFactor, wrongCode, { once: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  await screen.findByLabelText('Digit 1');
  await provePassword(userEvent, '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(screen.getByText(/This code is wrong/)).toBeVisible());
  await userEvent.click(screen.getByLabelText('Digit 1'));
  await userEvent.keyboard(CODE);
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  await expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(screen.getByText(/10 recovery codes left/)).toBeVisible());
});

AdminWithSecondFactor.test('an admin disables the second factor', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  await userEvent.type(screen.getByLabelText('Current password'), PASSWORD);
  await userEvent.type(screen.getByLabelText('Code'), `${CODE}{Enter}`);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Set up' })).toBeVisible());
  await waitFor(() => expect(shownToasts()).toEqual(['Two-step login turned off']));
});

FailingNetwork.test('a section that cannot be loaded shows an error', async () => {
  await waitFor(() => expect(screen.getByText('The sessions could not be loaded.')).toBeVisible());
  await waitFor(() => expect(screen.getByText('Two-step login could not be loaded.')).toBeVisible());
});

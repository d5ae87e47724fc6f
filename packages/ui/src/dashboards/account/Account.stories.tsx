import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { openPage, type PageOptions } from '../../../testing/open-page.ts';
import { $newSecret, apiTokens } from '../../stores/api-tokens/api-tokens.ts';
import { ownAccount, ownSessions } from '../../stores/my-account/account.ts';
import { ownPasskeys } from '../../stores/passkeys/passkeys.ts';
import { $secondFactor } from '../../stores/second-factor/second-factor.ts';
import { Account } from './Account.tsx';

const meta = preview.meta({ component: Account, args: { onClose: fn() } });
const open = (options: PageOptions) => (context: Parameters<typeof openPage>[0]) => {
  $secondFactor.set({ state: 'loading' });
  ownAccount.reset();
  ownSessions.reset();
  ownPasskeys.reset();
  apiTokens.reset();
  $newSecret.set(null);
  return openPage(context, options);
};

export const Client = meta.story({
  tags: ['snapshot-phone'],
  beforeEach: open({ as: 'client' }),
});
export const Guard = meta.story({ beforeEach: open({ as: 'security' }) });
export const Admin = meta.story({ beforeEach: open({ as: 'admin' }) });
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
const sessions = async () => within(await screen.findByRole('list', { name: 'Sessions' }));

Client.test('everybody is offered a second factor', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  await screen.findByRole('form', { name: 'Turn on two-step login' });
});

Client.test('only an admin has API tokens', async () => {
  await sessions();
  await expect(screen.queryByText('API tokens')).toBeNull();
});

Admin.test('a new API token is shown once and then listed', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'New API token' }));
  const form = within(screen.getByRole('form', { name: 'New API token' }));
  await userEvent.type(form.getByLabelText('Name'), 'Attendance of the gate');
  await userEvent.click(form.getByRole('checkbox', { name: 'Posts and assignments: read' }));
  await userEvent.click(form.getByRole('button', { name: 'Make the token' }));
  await userEvent.click(await screen.findByRole('button', { name: 'I have copied it' }));
  const tokens = within(await screen.findByRole('list', { name: 'API tokens' }));
  await expect(tokens.getByText('Attendance of the gate')).toBeVisible();
});

FailingNetwork.test('a section that cannot be loaded shows an error', async () => {
  await waitFor(() => expect(screen.getByText('The sessions could not be loaded.')).toBeVisible());
  await waitFor(() => expect(screen.getByText('Two-step login could not be loaded.')).toBeVisible());
});

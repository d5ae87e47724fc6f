import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { noRows } from '../../../../testing/mock-api/data.ts';
import { type PageOptions, withPage } from '../../../../testing/open-page.ts';
import { guardAssigned } from '../../../features/audit-log/audit-log.samples.ts';
import { failedMail } from '../../../features/mail-outbox/mail-outbox.samples.ts';
import { forgetWebhookSecret, webhooks } from '../../../stores/webhooks/webhooks.ts';
import { Records } from './Records.tsx';

const opening = (how: PageOptions = {}) => withPage({ as: 'admin', ...how });

const meta = preview.meta({
  component: Records,
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: opening(),
});

const openTab = async (userEvent: UserEventObject, name: string) =>
  userEvent.click(await screen.findByRole('tab', { name }));

export const Default = meta.story();
export const NothingYet = meta.story({ beforeEach: opening({ data: noRows }) });
export const FailingNetwork = meta.story({ globals: { network: 'failing' } });
export const SlowNetwork = meta.story({
  globals: { network: 'slow' },
  parameters: { chromatic: { disableSnapshot: true } },
});
export const UndeliveredMail = meta.story({
  play: async ({ userEvent }) => {
    await openTab(userEvent, 'Undelivered mail');
    await screen.findByText(failedMail.recipient);
  },
});

export const Accounts = meta.story({
  tags: ['snapshot-phone'],
  play: async ({ userEvent }) => {
    await openTab(userEvent, 'Accounts');
    await screen.findByRole('list', { name: 'Accounts' });
  },
});
export const Webhooks = meta.story({
  play: async ({ userEvent }) => {
    webhooks.reset();
    forgetWebhookSecret();
    await openTab(userEvent, 'Webhooks');
    await screen.findByRole('list', { name: 'Deliveries' });
  },
});
export const NoWebhooks = meta.story({
  beforeEach: opening({ data: noRows }),
  play: async ({ userEvent }) => {
    webhooks.reset();
    await openTab(userEvent, 'Webhooks');
    await screen.findByText('Nothing was sent yet');
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
});

Webhooks.test('a webhook is added, its secret shown once, and a test sent to it', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'New webhook' }));
  await userEvent.type(screen.getByLabelText('Address'), 'https://gate.example.com/in');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Guard assigned' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add the webhook' }));
  await userEvent.click(await screen.findByRole('button', { name: 'I have copied it' }));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Send a test to https://gate.example.com/in' }),
  );
  const deliveries = within(screen.getByRole('list', { name: 'Deliveries' }));
  await waitFor(() => expect(deliveries.getByText('Test')).toBeVisible());
});
Webhooks.test('a delivery that failed is sent again', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: /^Send again: Guard replaced/ }));
  await waitFor(() => expect(screen.queryByText('Not delivered', { selector: 'li *' })).toBeNull());
});
Default.test('a name closes the dialog and shows the record', async ({ userEvent, args }) => {
  await userEvent.click((await screen.findAllByRole('link', { name: 'Ravi Kumar' }))[0] as HTMLElement);
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(new URLSearchParams(location.search).get('guard')).toBe(guardAssigned.records?.guard?._id);
});
Default.test('the tab counts undelivered mails', async () => {
  const tab = await screen.findByRole('tab', { name: 'Undelivered mail' });
  await waitFor(() => expect(tab).toHaveAccessibleDescription('1'));
});
Default.test('Escape and Close close the dialog without changing the URL', async ({ userEvent, args }) => {
  const before = location.href;
  await screen.findByRole('dialog', { name: 'Records' });
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledTimes(2);
  await expect(location.href).toBe(before);
});
NothingYet.test('empty lists show a message in both tabs', async ({ userEvent }) => {
  await screen.findByText('No activity yet');
  await openTab(userEvent, 'Undelivered mail');
  await screen.findByText('All mail was delivered');
});
Accounts.test(
  'accounts can be filtered by role, and an empty result shows a message',
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Admin' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search accounts' }), 'nobody at all');
    await screen.findByText('No account found for "nobody at all"');
    await userEvent.click(screen.getByRole('button', { name: 'Show all accounts' }));
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1));
    await expect(screen.getByRole('searchbox', { name: 'Search accounts' })).toHaveValue('');
  },
);
FailingNetwork.test('a list that fails to load can be retried', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Records' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
  await dialog.findByRole('button', { name: 'Try again' });
});

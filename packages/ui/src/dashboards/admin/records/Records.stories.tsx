import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { noRows } from '../../../../testing/mock-api/data.ts';
import { openPage, type PageOptions } from '../../../../testing/open-page.ts';
import { guardAssigned } from '../../../features/audit-log/audit-log.samples.ts';
import { failedMail } from '../../../features/mail-outbox/mail-outbox.samples.ts';
import { $toasts } from '../../../stores/toasts/toasts.ts';
import { Records } from './Records.tsx';

type Msw = Parameters<typeof openPage>[0];

const opening =
  (how: PageOptions = {}) =>
  (context: Msw) =>
    openPage(context, { as: 'admin', ...how });

/** More rows than fit on a page. */
const manyRows = {
  auditLog: Array.from({ length: 68 }, (_, n) => ({ ...guardAssigned, _id: `entry-${n}` })),
  undeliveredMail: Array.from({ length: 25 }, (_, n) => ({ ...failedMail, _id: `mail-${n}` })),
};

const meta = preview.meta({
  component: Records,
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: opening(),
});

export const Default = meta.story();
export const ManyPages = meta.story({ beforeEach: opening({ data: manyRows }) });
export const NothingYet = meta.story({ beforeEach: opening({ data: noRows }) });
export const HostedApi = meta.story({ beforeEach: opening({ isHosted: true }) });
export const FailingNetwork = meta.story({ globals: { network: 'failing' } });
export const SlowNetwork = meta.story({
  globals: { network: 'slow' },
  parameters: { chromatic: { disableSnapshot: true } },
});
export const UndeliveredMail = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Undelivered mail' }));
    await screen.findByText(failedMail.recipient);
  },
});

const openAccounts = async ({ userEvent }: { userEvent: { click: (element: Element) => Promise<void> } }) =>
  userEvent.click(await screen.findByRole('tab', { name: 'Accounts' }));

export const Accounts = meta.story({
  tags: ['snapshot-phone'],
  play: async ({ userEvent }) => {
    await openAccounts({ userEvent });
    await screen.findByRole('list', { name: 'Accounts' });
  },
});

/** The names in a sentence are links. */
const findSentence = (sentence: string) =>
  screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === sentence);

const shownToasts = () => $toasts.get().map(({ message }) => message);
const openMail = async ({ userEvent }: { userEvent: { click: (element: Element) => Promise<void> } }) =>
  userEvent.click(await screen.findByRole('tab', { name: 'Undelivered mail' }));

Default.test('the audit log can be searched by name', async ({ userEvent }) => {
  await findSentence('Asha Rao assigned Ravi Kumar to Sunrise Heights');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search activity' }), 'Meher');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search activity' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bills' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
});
Default.test('sending an undelivered mail again shows a toast', async ({ userEvent }) => {
  await openMail({ userEvent });
  await userEvent.click(await screen.findByRole('button', { name: /^Send again to ravi/ }));
  await waitFor(() => expect(shownToasts()).toEqual(['The mail is being sent again']));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull());
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
ManyPages.test('older entries are on the next page', async ({ userEvent }) => {
  await screen.findByText('1 to 20 of 68');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('21 to 40 of 68');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await screen.findByText('1 to 20 of 68');
});
NothingYet.test('empty lists show a message in both tabs', async ({ userEvent }) => {
  await screen.findByText('No activity yet');
  await openMail({ userEvent });
  await screen.findByText('All mail was delivered');
});
HostedApi.test('a server without these endpoints shows no toast', async ({ userEvent }) => {
  await screen.findByText('This server does not offer this list.');
  await openAccounts({ userEvent });
  await screen.findByText('This server does not offer this list.');
  await expect($toasts.get()).toEqual([]);
});
Accounts.test('a guard’s account can be disabled and enabled', async ({ userEvent }) => {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search accounts' }), 'ravi');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  const name = /^(Disable|Enable) the account of Ravi Kumar$/;
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
  await screen.findByText('Disabled');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(await screen.findByRole('button', { name: 'Enable' }));
  await screen.findByText('Active');
  await waitFor(() => expect(shownToasts()).toEqual(['Account disabled', 'Account enabled']));
});
Accounts.test('the sessions of a person end after confirmation', async ({ userEvent }) => {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search accounts' }), 'ravi');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'End sessions of Ravi Kumar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End sessions' }));
  await screen.findByText(/Not logged in\./);
  await waitFor(() => expect(shownToasts()).toEqual(['All sessions of this account ended']));
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
FailingNetwork.test('accounts that fail to load can be retried', async ({ userEvent }) => {
  await openAccounts({ userEvent });
  const panel = within(await screen.findByRole('tabpanel', { name: 'Accounts' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Try again' }));
  await panel.findByRole('button', { name: 'Try again' });
});
FailingNetwork.test('a list that fails to load can be retried', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Records' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
  await dialog.findByRole('button', { name: 'Try again' });
});

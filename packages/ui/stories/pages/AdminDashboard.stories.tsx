import { withdrawGuard } from '@prahari/contract/assignments';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { AdminDashboard } from '../../src/dashboards/admin/AdminDashboard.island.tsx';
import { fullClient } from '../../src/features/clients/clients.samples.ts';
import { noRows } from '../../testing/mock-api/data.ts';
import { setNetwork } from '../../testing/mock-api/network.ts';
import { messageReply, reply } from '../../testing/mock-api/reply.ts';
import { withPage } from '../../testing/open-page.ts';
import {
  expectFailureToast,
  expectNoOverflowInTabs,
  expectNoOverflowWithLargeText,
  narrowViewports,
} from '../../testing/page-checks.ts';

const tab = (id: string) => withPage({ as: 'admin', search: `?tab=${id}` });

const meta = preview.meta({
  component: AdminDashboard,
  parameters: { layout: 'fullscreen', viewport: narrowViewports },
});

export const Today = meta.story({
  tags: ['snapshot', 'snapshot-dark', 'snapshot-phone'],
  beforeEach: withPage({ as: 'admin' }),
});
export const SecurityGuards = meta.story({ tags: ['snapshot-phone'], beforeEach: tab('security-guards') });
export const Clients = meta.story({ tags: ['snapshot-phone'], beforeEach: tab('clients') });
export const ClientApplications = meta.story({ tags: ['snapshot'], beforeEach: tab('client-applications') });
export const SecurityApplications = meta.story({
  tags: ['snapshot-phone'],
  beforeEach: tab('security-applications'),
});
export const AssignGuards = meta.story({ tags: ['snapshot-phone'], beforeEach: tab('assign-guards') });
export const AssignToPost = meta.story({
  beforeEach: withPage({ as: 'admin', search: '?tab=assign-guards&post=deccan' }),
});
export const NoData = meta.story({
  beforeEach: withPage({ as: 'admin', search: '?tab=clients', data: noRows }),
});
export const HostedApi = meta.story({
  beforeEach: withPage({ as: 'admin', isHosted: true }),
});
export const FailingNetwork = meta.story({
  globals: { network: 'failing' },
  beforeEach: tab('clients'),
  play: expectFailureToast([
    'Error fetching bills: The server could not be reached',
    'Error fetching clients: The server could not be reached',
  ]),
});
/** The real page redirects other roles before it renders; the server refuses them in any case. */
export const NoPermission = meta.story({ beforeEach: withPage({ as: 'client', search: '?tab=clients' }) });
export const SlowNetwork = meta.story({
  globals: { network: 'slow' },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: tab('security-guards'),
});
export const Zoomed = meta.story({
  globals: { viewport: { value: 'zoomed' } },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: tab('security-guards'),
});
export const NarrowestPhone = meta.story({
  globals: { viewport: { value: 'narrowest' } },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: tab('security-guards'),
});
export const LargeText = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: tab('security-guards'),
});

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const clientRow = async (name: RegExp) => {
  const table = within(await screen.findByRole('grid', { name: 'Clients' }));
  return within(await table.findByRole('row', { name }));
};
const press = async (userEvent: UserEventObject, name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const expectText = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
/** Waits until a row has a text: at first it may show what was known before a change. */
const rowHas = (find: typeof row, name: RegExp, text: string) =>
  waitFor(async () => expect((await find(name)).getByText(text)).toBeVisible());
const typeDay = async (userEvent: UserEventObject, n: number, digits: string) => {
  const part = screen.getAllByRole('spinbutton', { name: /day/i })[n];
  if (part) await userEvent.click(part);
  await userEvent.keyboard(digits);
};

Zoomed.test('no tab scrolls sideways or clips text', expectNoOverflowInTabs);
NarrowestPhone.test('no tab scrolls sideways or clips text', expectNoOverflowInTabs);
LargeText.test('no tab clips text at 200 %', expectNoOverflowWithLargeText);

Today.test('a figure leads to exactly the rows it counts', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('link', { name: /places? empty/ }));
  await expect(location.search).toBe('?tab=today&status=short');
  const short = await screen.findByRole('button', { name: /^Short \d/ });
  const count = Number(short.textContent?.match(/\d+/)?.[0]);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1));
});
Today.test('the lanterns of a post above the board lead to its row', async ({ userEvent }) => {
  const wall = await screen.findAllByRole('link', { name: /\d+ of \d+ guards$/ });
  const [group] = wall;
  if (!group) throw new Error('no wall');
  await userEvent.click(group);
  const name = group.getAttribute('aria-label')?.split(',')[0] ?? '';
  await waitFor(async () => expect(document.activeElement).toHaveTextContent(name));
});
HostedApi.test('without posts the first tab is Security Guards', async () => {
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Security Guards', selected: true })).toBeVisible(),
  );
  await expect(screen.queryByRole('tab', { name: 'Today' })).toBeNull();
});

SecurityGuards.test('a search without results can be cleared', async ({ userEvent }) => {
  const search = await screen.findByRole('searchbox', { name: 'Search guards' });
  await userEvent.type(search, 'nobody of this name{Enter}');
  await expectText('No guard found for "nobody of this name"');
  await press(userEvent, 'Show all guards');
  await row(/Harpreet Gill/);
  await expect(search).toHaveValue('');
  // focus is not lost with the button
  await expect(screen.getByRole('button', { name: /^All/ })).toHaveFocus();
});

Clients.test('the table header sticks below the tabs', async () => {
  const table = within(await screen.findByRole('grid', { name: 'Clients' }));
  (await table.findAllByRole('row')).at(-1)?.scrollIntoView({ block: 'start' });
  const tabs = screen.getByRole('tablist').getBoundingClientRect();
  const head = table.getByRole('columnheader', { name: 'Client' });
  await waitFor(() => expect(Math.abs(head.getBoundingClientRect().top - tabs.bottom)).toBeLessThan(2));
});

AssignGuards.test('a guard is assigned to a client', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('combobox', { name: /Guard/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Harpreet Gill/ }));
  await userEvent.click(screen.getByRole('combobox', { name: /Client/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Kaveri/ }));
  await typeDay(userEvent, 0, '01122026');
  await typeDay(userEvent, 1, '12122026');
  await userEvent.type(screen.getByLabelText('Street'), '7 Station Road');
  await userEvent.type(screen.getByLabelText('City'), 'Nashik');
  await userEvent.type(screen.getByLabelText('State'), 'Maharashtra');
  await userEvent.type(screen.getByLabelText('PIN code'), '422001');
  await press(userEvent, 'Assign Guard');
  await expectText('Guard assigned successfully');
});

Clients.test('a guard is withdrawn after confirmation', async ({ userEvent }) => {
  await userEvent.click((await clientRow(/Little Banyan/)).getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await expectText('Guard withdrawn successfully');
});

Clients.test('a generated bill gets the next number', async ({ userEvent }) => {
  await press(userEvent, 'Generate Bill');
  const panel = within(await screen.findByRole('form', { name: 'Generate Bill' }));
  await userEvent.click(panel.getByRole('combobox', { name: /Client/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Kaveri Book Depot/ }));
  await userEvent.type(panel.getByLabelText('Amount'), '500');
  await typeDay(userEvent, 0, '05122026');
  await userEvent.type(panel.getByLabelText('Description'), 'One day');
  await userEvent.type(panel.getByLabelText('Drive link'), 'https://a.example');
  const buttons = screen.getAllByRole('button', { name: 'Generate Bill' });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  await expectText('Bill generated successfully');
  await expect(await row(/26-27\/000011/)).toBeTruthy();
});

Clients.test('a paid bill has no Mark as Paid', async ({ userEvent }) => {
  await userEvent.click((await row(/26-27\/000010/)).getByRole('button', { name: 'Mark as Paid' }));
  await expectText('Bill marked as paid successfully');
  const paid = await row(/26-27\/000010/);
  await waitFor(() => expect(paid.queryByRole('button', { name: 'Mark as Paid' })).toBeNull());
});

SecurityApplications.test('an accepted application lowers the count on the tab', async ({ userEvent }) => {
  const tab = screen.getByRole('tab', { name: 'Security Applications' });
  await waitFor(() => expect(tab).toHaveAccessibleDescription('1'));
  await userEvent.click((await row(/Iqbal Ansari/)).getByRole('button', { name: 'Accept' }));
  await expectText('Application accepted successfully');
  await rowHas(row, /Iqbal Ansari/, 'Accepted');
  await waitFor(() => expect(tab).not.toHaveAccessibleDescription('1'));
});

Clients.test('with several guards the selected one is withdrawn', async ({ msw, userEvent }) => {
  const withdrawn = fn();
  msw.use(
    reply(withdrawGuard, ({ body }) => {
      withdrawn(body.guardId);
      return messageReply('Guard withdrawn');
    }),
  );
  await userEvent.click((await clientRow(/Ganga/)).getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const second = screen.getByRole('option', { name: /Iqbal Ansari/ });
  await userEvent.selectOptions(dialog.getByLabelText('Guard'), second);
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await expectText('Guard withdrawn successfully');
  await expect(withdrawn.mock.calls).toEqual([[fullClient.activeAssignments[1]?.guard._id]]);
});

Clients.test('a bill is deleted after confirmation', async ({ userEvent }) => {
  await userEvent.click((await row(/26-27\/000004/)).getByRole('button', { name: /Delete/ }));
  const question = { name: 'Are you sure you want to delete this bill?' };
  const dialog = within(await screen.findByRole('alertdialog', question));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await expectText('Bill deleted successfully');
  await rowHas(row, /26-27\/000004/, 'No longer in this list');
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search bills' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /000004/ })).toBeNull());
});

Clients.test('the search is in the URL', async ({ userEvent }) => {
  await clientRow(/Ganga/);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'banyan{Enter}');
  const table = within(screen.getByRole('grid', { name: 'Clients' }));
  await waitFor(() => expect(table.queryByRole('row', { name: /Ganga/ })).toBeNull());
  await expect(location.search).toBe('?tab=clients&q=banyan');
});

Clients.test('Assign opens the form with the client selected', async ({ userEvent }) => {
  await userEvent.click((await clientRow(/Kaveri/)).getByRole('button', { name: 'Assign' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /Client/ })).toHaveValue('Kaveri Book Depot'),
  );
  await expect(location.search).toMatch(/^\?tab=assign-guards&client=/);
});

ClientApplications.test('an approved request lowers the count on the tab', async ({ userEvent }) => {
  await userEvent.click((await row(/Khan/)).getByRole('button', { name: 'Accept' }));
  await expectText('Application approved successfully');
  await rowHas(row, /Khan/, 'Approved');
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Client Applications' })).toHaveAccessibleDescription('1'),
  );
});

SecurityApplications.test('a failed accept shows a message and keeps the row', async ({ msw, userEvent }) => {
  const broken = () => new HttpResponse('<h1>502</h1>', { status: 502 });
  msw.use(http.post('/api/admin/accept-security-application', broken));
  await userEvent.click((await row(/Iqbal/)).getByRole('button', { name: 'Accept' }));
  await expectText('Failed to accept application');
  await expect((await row(/Iqbal/)).getByRole('button', { name: 'Accept' })).toBeVisible();
});

HostedApi.test('a list has pages', async ({ userEvent }) => {
  await press(userEvent, 'Next');
  await expectText('11 to 13 of 13');
});

FailingNetwork.test('failed lists show an error and load on retry', async ({ userEvent }) => {
  const message = 'Error fetching bills: The server could not be reached';
  await waitFor(() => expect(screen.getAllByText(message)[0]).toBeVisible());
  setNetwork('normal');
  const bills = within(screen.getByRole('region', { name: 'Bills' }));
  await userEvent.click(bills.getByRole('button', { name: 'Try again' }));
  await expect(await row(/000010/)).toBeTruthy();
});

NoPermission.test('a client sees no admin data', async () => {
  const message = 'Error fetching clients: This is not for your role';
  await waitFor(() => expect(screen.getAllByText(message)[0]).toBeVisible());
  await expect(screen.queryByRole('row')).toBeNull();
});

SlowNetwork.test('a skeleton is shown until the list is loaded', async () => {
  await expect(await screen.findByText('Loading guards')).toBeInTheDocument();
  await expect(await row(/Bishnu Thapa/)).toBeTruthy();
});

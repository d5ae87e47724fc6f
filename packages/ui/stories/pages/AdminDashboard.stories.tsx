import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { everyLook } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import { WordsProvider } from '../../src/base/words/WordsProvider.tsx';
import { AdminDashboard } from '../../src/dashboards/admin/AdminDashboard.island.tsx';
import { noRows } from '../../testing/mock-api/data.ts';
import { setNetwork } from '../../testing/mock-api/network.ts';
import { withPage } from '../../testing/open-page.ts';
import {
  expectFailureToast,
  expectNoOverflowInTabs,
  expectNoOverflowWithLargeText,
  narrowViewports,
  onNarrowestPhone,
  onPhone,
} from '../../testing/page-checks.ts';

const tab = (id: string) => withPage({ as: 'admin', search: `?tab=${id}` });

const meta = preview.meta({
  component: AdminDashboard,
  parameters: { chromatic: { modes: everyLook }, layout: 'fullscreen', viewport: narrowViewports },
});

export const Today = meta.story({
  tags: ['snapshot', 'snapshot-dark', 'snapshot-phone'],
  beforeEach: withPage({ as: 'admin', data: { undeliveredMail: [] } }),
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
export const Company = meta.story({ beforeEach: tab('company') });
export const Money = meta.story({ beforeEach: tab('money') });
Money.test('a client is one press from its statement, and its payment one more', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('link', { name: 'Nirmal Jeevan Multispeciality Hospital' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Record payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getByLabelText('Amount in the bank')).toHaveValue('70,832.00');
});
export const BillAMonth = meta.story({ beforeEach: tab('clients&bill-month=2026-11') });
export const RatesOfAClient = meta.story({ beforeEach: tab('clients&client=client-0') });
export const Quote = meta.story({ beforeEach: tab('clients&quote=client-0&month=2026-11') });
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
export const SlowNetwork = meta.story({
  globals: { network: 'slow' },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: tab('security-guards'),
});
const ownWords = {
  decisions: { accept: 'Take on', details: 'More' },
  clientsTable: { assign: 'Send guards' },
  postsTable: { assign: 'Send guards' },
};
export const OwnWords = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <WordsProvider words={ownWords}>
        <main>{Story()}</main>
      </WordsProvider>
    ),
  ],
  beforeEach: tab('client-applications'),
});
export const OwnWordsOnHostedApi = OwnWords.extend({
  beforeEach: withPage({ as: 'admin', isHosted: true, search: '?tab=client-applications' }),
});
export const NarrowestPhone = meta.story({ ...onNarrowestPhone, beforeEach: tab('security-guards') });
export const LargeText = meta.story({ ...onPhone, beforeEach: tab('security-guards') });

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
HostedApi.test('declining asks for no reason, which that API does not take', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('tab', { name: /Security Applications/ }));
  await userEvent.click((await screen.findAllByRole('button', { name: /^Decline\b/ }))[0] as HTMLElement);
  await screen.findByRole('alertdialog');
  await expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull();
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

BillAMonth.test(
  'bills are made in one press, and a second press has nothing to make',
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Make 2 bills' }));
    await expectText('2 bills made, ₹1,42,192.00');
    await expect(screen.queryByRole('button', { name: /^Make \d/ })).toBeNull();
    await press(userEvent, 'Back to the bills');
    await expect(location.search).toBe('?tab=clients');
  },
);
BillAMonth.test('a line that is left out stays out when the page is left', async ({ userEvent }) => {
  await press(userEvent, 'Lines of Nirmal Jeevan Multispeciality Hospital');
  await userEvent.click(await screen.findByRole('button', { name: /^Leave out: Farhan Shaikh/ }));
  await expectText('total ₹61,203.00');
  await press(userEvent, 'Back to the bills');
  await press(userEvent, 'Bill a month');
  await expectText('Edited');
});
BillAMonth.test('a disputed month leads to its muster', async ({ userEvent }) => {
  await userEvent.click(
    await screen.findByRole('button', { name: /^Open muster: Shubh Mangal.*disputes a day$/ }),
  );
  await expect(location.search).toMatch(/^\?tab=today&view=month&month=2026-11&muster=/);
});
RatesOfAClient.test('a rate that no bill was made with can be deleted', async ({ userEvent }) => {
  await press(userEvent, 'Delete ₹24,000.00 a month of 26 duties');
  await press(userEvent, 'Delete rate');
  await waitFor(() => expect(screen.queryByText('₹24,000.00 a month of 26 duties')).not.toBeInTheDocument());
});
RatesOfAClient.test('what a month costs by each basis is one press away', async ({ userEvent }) => {
  await press(userEvent, 'What a month costs');
  await screen.findByRole('heading', { name: 'What a month costs' });
  await expect(location.search).toBe('?tab=clients&quote=client-0');
});
HostedApi.test('without rates and musters no month is billed', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('tab', { name: 'Clients' }));
  await screen.findByRole('button', { name: 'Generate Bill' });
  await expect(screen.queryByRole('button', { name: 'Bill a month' })).toBeNull();
});

ClientApplications.test('an approved request lowers the count on the tab', async ({ userEvent }) => {
  await userEvent.click((await row(/Khan/)).getByRole('button', { name: 'Accept' }));
  await expectText('Application approved successfully');
  await rowHas(row, /Khan/, 'Approved');
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Client Applications' })).toHaveAccessibleDescription('1'),
  );
});

FailingNetwork.test('failed lists show an error and load on retry', async ({ userEvent }) => {
  const message = 'Error fetching bills: The server could not be reached';
  await waitFor(() => expect(screen.getAllByText(message)[0]).toBeVisible());
  setNetwork('normal');
  const bills = within(screen.getByRole('region', { name: 'Bills' }));
  await userEvent.click(bills.getByRole('button', { name: 'Try again' }));
  await expect(await row(/000010/)).toBeTruthy();
});

SlowNetwork.test('a skeleton is shown until the list is loaded', async () => {
  await expect(await screen.findByText('Loading guards')).toBeInTheDocument();
  await expect(await row(/Bishnu Thapa/)).toBeTruthy();
});

/** Goes down the list with J until a row has a control with this word. */
const goToRowWith = (userEvent: UserEventObject, word: string) =>
  waitFor(async () => {
    await userEvent.keyboard('j');
    await expect(within(document.activeElement as HTMLElement).getByText(word)).toBeVisible();
    await expect(document.activeElement).toHaveRole('row');
  });
OwnWords.test('A presses the button of a row whatever its word is', async ({ userEvent }) => {
  await goToRowWith(userEvent, 'Take on');
  const shown = screen.getAllByText('Take on').length;
  await userEvent.keyboard('a');
  await waitFor(() => expect(screen.queryAllByText('Take on').length).toBe(shown - 1));
  await userEvent.click(screen.getByRole('tab', { name: /^Clients/ }));
  await goToRowWith(userEvent, 'Send guards');
  await userEvent.keyboard('a');
  await waitFor(() => expect(location.search).toContain('assign-guards'));
  await userEvent.click(screen.getByRole('tab', { name: /^Today/ }));
  await goToRowWith(userEvent, 'Send guards');
  await userEvent.keyboard('a');
  await waitFor(() => expect(location.search).toMatch(/assign-guards&post=/));
});
OwnWordsOnHostedApi.test(
  'Enter opens a row without a link whatever its button says',
  async ({ userEvent }) => {
    await goToRowWith(userEvent, 'More');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
);

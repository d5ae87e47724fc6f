import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { AdminDashboard } from '../islands/AdminDashboard.island.tsx';
import { openPage } from '../testing/open-page.ts';
import { everybody } from '../testing/world/people.ts';
import { emptyWorld } from '../testing/world/state.ts';

/** The machine may be busy. */
const patience = { timeout: 8000 };
type Context = Parameters<typeof openPage>[0];
const tab = (id: string) => (context: Context) => openPage(context, { as: 'admin', at: `?tab=${id}` });

const meta = preview.meta({
  component: AdminDashboard,
  parameters: { layout: 'fullscreen' },
});

export const SecurityGuards = meta.story({ beforeEach: tab('security-guards') });
export const Clients = meta.story({ beforeEach: tab('clients') });
export const ClientApplications = meta.story({ beforeEach: tab('client-applications') });
export const SecurityApplications = meta.story({ beforeEach: tab('security-applications') });
export const AssignGuards = meta.story({ beforeEach: tab('assign-guards') });
export const FirstDay = meta.story({
  beforeEach: (context: Context) =>
    openPage(context, { as: 'admin', at: '?tab=clients', world: emptyWorld(everybody()) }),
});
export const FailingNetwork = meta.story({ globals: { network: 'failing' }, beforeEach: tab('clients') });
export const SlowNetwork = meta.story({
  globals: { network: 'slow' },
  parameters: { pictures: { skip: true } },
  beforeEach: tab('security-guards'),
});

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }, patience));
const clientRow = async (name: RegExp) => {
  const table = within(await screen.findByRole('grid', { name: 'Clients' }, patience));
  return within(await table.findByRole('row', { name }, patience));
};
const press = async (userEvent: UserEventObject, name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, patience));
const said = async (text: string) => expect(await screen.findByText(text, {}, patience)).toBeVisible();
const openTab = async (userEvent: UserEventObject, name: string) =>
  userEvent.click(await screen.findByRole('tab', { name }, patience));
const typeDay = async (userEvent: UserEventObject, n: number, digits: string) => {
  const part = screen.getAllByRole('spinbutton', { name: /day/i })[n];
  if (part) await userEvent.click(part);
  await userEvent.keyboard(digits);
};

AssignGuards.test(
  'a guard is assigned, and the lists of guards and clients say so',
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: /Guard/ }, patience));
    await userEvent.click(await screen.findByRole('option', { name: /Harpreet Gill/ }, patience));
    await userEvent.click(screen.getByRole('combobox', { name: /Client/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Tulip/ }, patience));
    await typeDay(userEvent, 0, '01122026');
    await typeDay(userEvent, 1, '12122026');
    await userEvent.type(screen.getByLabelText('Street'), '7 Station Road');
    await userEvent.type(screen.getByLabelText('City'), 'Nashik');
    await userEvent.type(screen.getByLabelText('State'), 'Maharashtra');
    await userEvent.type(screen.getByLabelText('ZIP code'), '422001');
    await press(userEvent, 'Assign Guard');
    await said('Guard assigned successfully');
    await openTab(userEvent, 'Security Guards');
    await expect((await row(/Harpreet Gill/)).getByText('Assigned')).toBeVisible();
    await openTab(userEvent, 'Clients');
    await expect((await clientRow(/Tulip Convention Hall/)).getByText('1 of 1')).toBeVisible();
  },
);

Clients.test('a withdrawn guard is available again', async ({ userEvent }) => {
  await userEvent.click((await clientRow(/Little Banyan/)).getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('alertdialog', {}, patience));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await said('Guard withdrawn successfully');
  await waitFor(
    async () => expect((await clientRow(/Little Banyan/)).getByText('Unassigned')).toBeVisible(),
    patience,
  );
});

Clients.test('a bill gets the next number, and is paid', async ({ userEvent }) => {
  await press(userEvent, 'Generate Bill');
  const panel = within(await screen.findByRole('form', { name: 'Generate Bill' }, patience));
  await userEvent.click(panel.getByRole('combobox', { name: /Client/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Kaveri Book Depot/ }, patience));
  await userEvent.type(panel.getByLabelText('Amount'), '1,46,500.50');
  await typeDay(userEvent, 0, '05122026');
  await userEvent.type(panel.getByLabelText('Description'), 'Two guards, November 2026');
  await userEvent.type(panel.getByLabelText('Drive link'), 'https://drive.example/a');
  const buttons = screen.getAllByRole('button', { name: 'Generate Bill' });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  await said('Bill generated successfully');
  await userEvent.click((await row(/26-27\/000011/)).getByRole('button', { name: 'Mark as Paid' }));
  await said('Bill marked as paid successfully');
});

SecurityApplications.test('an accepted applicant is a guard', async ({ userEvent }) => {
  await userEvent.click((await row(/Yohan Tirkey/)).getByRole('button', { name: 'Accept' }));
  await said('Application accepted successfully');
  await openTab(userEvent, 'Security Guards');
  await press(userEvent, 'Next');
  await expect((await row(/Yohan Tirkey/)).getByText('Available')).toBeVisible();
});

FailingNetwork.test('each list says that it could not be fetched', async () => {
  const why = await screen.findAllByText(
    'Error fetching bills: The server could not be reached',
    {},
    patience,
  );
  await expect(why[0]).toBeVisible();
});

SlowNetwork.test('the list is drawn as waiting until it is there', async () => {
  await expect(await screen.findByText('Loading guards', {}, patience)).toBeInTheDocument();
  await expect(await row(/Bishnu Thapa/)).toBeTruthy();
});

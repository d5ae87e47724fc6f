import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { $token } from '../api/token.ts';
import { bills } from '../stores/bills.ts';
import { clientApplications } from '../stores/client-applications.ts';
import { clients } from '../stores/clients.ts';
import { guards } from '../stores/guards.ts';
import { securityApplications } from '../stores/security-applications.ts';
import { $role } from '../stores/session.ts';
import { $toasts } from '../stores/toasts.ts';
import { AdminDashboard } from './AdminDashboard.island.tsx';
import { officeHandlers } from './admin/office.handlers.ts';
import { emptyOffice, ordinaryOffice } from './admin/office.samples.ts';

const lists = [guards, clients, bills, clientApplications, securityApplications];
/** The machine may be busy. */
const patience = { timeout: 8000 };
const open = (search: string) => history.replaceState(null, '', `${location.pathname}${search}`);

const meta = preview.meta({
  component: AdminDashboard,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    const before = location.search;
    open('?tab=clients');
    $role.set('admin');
    $token.set('a-token');
    $toasts.set([]);
    for (const list of lists) list.reset();
    msw.use(...officeHandlers(ordinaryOffice()));
    return () => open(before);
  },
});

export const Clients = meta.story();
export const Guards = meta.story({ beforeEach: () => open('?tab=security-guards') });
export const ClientApplications = meta.story({ beforeEach: () => open('?tab=client-applications') });
export const SecurityApplications = meta.story({ beforeEach: () => open('?tab=security-applications') });
export const AssignGuards = meta.story({ beforeEach: () => open('?tab=assign-guards') });
export const NothingYet = meta.story({
  beforeEach: ({ msw }) => msw.use(...officeHandlers(emptyOffice())),
});
export const OlderApi = meta.story({
  beforeEach: ({ msw }) => msw.use(...officeHandlers(ordinaryOffice(), 'older')),
});
export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('/api/admin/*', () => HttpResponse.error())),
});

const clientRow = async (name: RegExp) => {
  const table = within(await screen.findByRole('grid', { name: 'Clients' }, patience));
  return within(await table.findByRole('row', { name }, patience));
};
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }, patience));

Clients.test('a bill is marked as paid', async ({ userEvent }) => {
  await userEvent.click((await row(/000118/)).getByRole('button', { name: 'Mark as Paid' }));
  await expect(await screen.findByText('Bill marked as paid successfully', {}, patience)).toBeVisible();
  await waitFor(async () => expect((await row(/000118/)).queryByText('Mark as Paid')).toBeNull(), patience);
});
Clients.test('a bill is deleted after a yes', async ({ userEvent }) => {
  await userEvent.click((await row(/000104/)).getByRole('button', { name: /Delete/ }));
  await userEvent.click(
    within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this bill?' }),
    ).getByRole('button', { name: 'Delete' }),
  );
  await expect(await screen.findByText('Bill deleted successfully', {}, patience)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /000104/ })).toBeNull(), patience);
});
Clients.test('of several guards the chosen one is withdrawn', async ({ userEvent }) => {
  await userEvent.click((await clientRow(/Bharucha/)).getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.selectOptions(
    dialog.getByLabelText('Guard'),
    screen.getByRole('option', { name: /Iqbal/ }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await expect(await screen.findByText('Guard withdrawn successfully', {}, patience)).toBeVisible();
  await waitFor(
    async () => expect((await clientRow(/Bharucha/)).getByText('1 of 2')).toBeVisible(),
    patience,
  );
});
Clients.test('the search stands in the address', async ({ userEvent }) => {
  await clientRow(/Bharucha/);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'meghdoot{Enter}');
  await waitFor(
    () =>
      expect(
        within(screen.getByRole('grid', { name: 'Clients' })).queryByRole('row', { name: /Bharucha/ }),
      ).toBeNull(),
    patience,
  );
  await expect(location.search).toBe('?tab=clients&q=meghdoot');
});
Clients.test('a row leads to the form with its client chosen', async ({ userEvent }) => {
  await userEvent.click((await clientRow(/Aloysius/)).getByRole('button', { name: 'Assign' }));
  await waitFor(
    () => expect(screen.getByRole('combobox', { name: /Client/ })).toHaveValue('St. Aloysius Hostel'),
    patience,
  );
  await expect(location.search).toMatch(/^\?tab=assign-guards&client=/);
});
ClientApplications.test('a request is approved, and fewer wait', async ({ userEvent }) => {
  await userEvent.click(
    within((await screen.findAllByRole('row', { name: /Khan/ }))[0] as HTMLElement).getByRole('button', {
      name: 'Accept',
    }),
  );
  await expect(await screen.findByText('Application approved successfully', {}, patience)).toBeVisible();
});
SecurityApplications.test('an application that cannot be accepted says so', async ({ msw, userEvent }) => {
  msw.use(
    http.post(
      '/api/admin/accept-security-application',
      () => new HttpResponse('<h1>502</h1>', { status: 502 }),
    ),
  );
  await userEvent.click((await row(/Iqbal/)).getByRole('button', { name: 'Accept' }));
  await expect(await screen.findByText('Failed to accept application', {}, patience)).toBeVisible();
  await expect((await row(/Iqbal/)).getByRole('button', { name: 'Accept' })).toBeVisible();
});
OlderApi.test('rows that come all at once are paged here', async ({ userEvent }) => {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Next' }))[0] as HTMLElement);
  await expect(await screen.findByText('9 to 10 of 10', {}, patience)).toBeVisible();
});
ServerDown.test('each list offers to try again, and then it is there', async ({ msw, userEvent }) => {
  const said = await screen.findAllByText(
    'Error fetching bills: The server could not be reached',
    {},
    patience,
  );
  await expect(said[0]).toBeVisible();
  msw.use(...officeHandlers(ordinaryOffice()));
  const region = within(screen.getByRole('region', { name: 'Bills' }));
  await userEvent.click(region.getByRole('button', { name: 'Try again' }));
  await expect(await row(/000118/)).toBeTruthy();
});

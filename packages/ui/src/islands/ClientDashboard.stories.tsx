import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { $token } from '../api/token.ts';
import {
  client,
  longAssignment,
  openAssignment,
} from '../features/assignments/current-assignment.samples.ts';
import { pendingBill } from '../features/bills/bills.samples.ts';
import { $role } from '../stores/session.ts';
import { ClientDashboard } from './ClientDashboard.island.tsx';

const data = (value: unknown) => () => HttpResponse.json({ success: true, data: value });
const failed = () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 });

const meta = preview.meta({
  component: ClientDashboard,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    history.replaceState(null, '', location.pathname);
    $role.set('client');
    $token.set('a-token');
    msw.use(
      http.get('/api/client/profile', data(client)),
      http.get('/api/client/bills', data([pendingBill])),
      http.get('/api/client/applications', data([])),
    );
  },
});

export const TwoGuards = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(
        '/api/client/profile',
        data({ ...client, activeAssignments: [openAssignment, longAssignment] }),
      ),
    ),
});
TwoGuards.test('a client sees who guards them', async ({ canvas }) => {
  await expect(await canvas.findByRole('article', { name: 'Dattatray Pawar' })).toBeVisible();
});
TwoGuards.test('the tab is in the address, and Back returns', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Bills' }));
  await expect(await canvas.findByText(pendingBill.billNumber)).toBeVisible();
  await expect(new URLSearchParams(location.search).get('tab')).toBe('bills');
  history.back();
  await expect(await canvas.findByRole('heading', { name: 'Guard Status' })).toBeVisible();
});

export const Withdrawn = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(
        '/api/client/profile',
        data({ ...client, activeAssignments: [{ ...openAssignment, status: 'completed' }] }),
      ),
    ),
});
Withdrawn.test('a client whose guard left is told', async ({ canvas }) => {
  await expect(await canvas.findByText('Guard has been withdrawn from your service')).toBeVisible();
});

export const NotYetApproved = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('/api/client/profile', data(null))),
});
NotYetApproved.test('a new client is led to the application', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Apply for Service' }));
  await expect(canvas.getByRole('tab', { name: 'Apply for Service' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(await canvas.findByLabelText('Location')).toBeVisible();
});

export const Applying = meta.story({
  beforeEach: () => history.replaceState(null, '', '?tab=apply-for-service'),
});
Applying.test('an application that is refused says so and keeps what was typed', async ({ canvas, msw }) => {
  msw.use(http.post('/api/client/submit-application', failed));
  const where = await canvas.findByLabelText('Location');
  await userEvent.type(where, '14 Prabhat Road, Pune');
  for (const [label, digits] of [
    ['Start date', '01122026'],
    ['End date', '31122026'],
  ] as const) {
    const group = canvas.getByRole('group', { name: new RegExp(label) });
    const [day] = within(group).getAllByRole('spinbutton');
    if (day) await userEvent.click(day);
    await userEvent.keyboard(digits);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
  await expect(await screen.findByText('Failed to submit application')).toBeVisible();
  await expect(where).toHaveValue('14 Prabhat Road, Pune');
});

export const OlderApi = meta.story({
  beforeEach: ({ msw }) => {
    history.replaceState(null, '', '?tab=apply-for-service');
    msw.use(http.get('/api/client/applications', () => new HttpResponse(null, { status: 404 })));
  },
});
OlderApi.test('without a list of own applications there is only the form', async ({ canvas }) => {
  await expect(await canvas.findByLabelText('Location')).toBeVisible();
  await expect(canvas.queryByText('Your applications')).toBeNull();
});

export const ServerDown = meta.story({
  beforeEach: ({ msw }) => {
    history.replaceState(null, '', '?tab=bills');
    msw.use(http.get('/api/client/bills', failed));
  },
});
ServerDown.test('bills that do not come say so', async () => {
  await expect(await screen.findByRole('alertdialog', { name: 'Failed to fetch bills' })).toBeVisible();
});

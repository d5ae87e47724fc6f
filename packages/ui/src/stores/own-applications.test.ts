import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { stubServer } from '../testing/stub-server.ts';

const server = await stubServer();
vi.stubEnv('PUBLIC_API_URL', server.origin);
vi.spyOn(console, 'error').mockImplementation(() => undefined);
const { $ownApplicationsMissing, ownApplications, submitApplication } = await import('./own-applications.ts');
const { clientProfile } = await import('./client-profile.ts');
const { ownBills } = await import('./own-bills.ts');
const { $toasts } = await import('./toasts.ts');

const filled = {
  serviceType: 'FULL_TIME' as const,
  location: '14 Prabhat Road, Pune',
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  numberOfGuards: 3,
  additionalDetails: '',
};
const said = () => $toasts.get().map(({ message }) => message);

beforeEach(() => {
  server.received.length = 0;
  $toasts.set([]);
});
afterAll(() => server.close());

test('an API without the list is not talked about', async () => {
  server.respond = () => ({ status: 404, body: '<h1>Cannot GET</h1>' });
  await ownApplications.refresh();
  expect($ownApplicationsMissing.get()).toBe(true);
  expect(said()).toEqual([]);
});

test('a list that fails otherwise says so', async () => {
  server.respond = () => ({ status: 500 });
  await ownApplications.refresh();
  expect($ownApplicationsMissing.get()).toBe(false);
  expect(said()).toEqual(['Failed to fetch applications']);
});

test('a request that goes through is thanked for, and the list is loaded again', async () => {
  server.respond = ({ method }) =>
    method === 'POST'
      ? { status: 201, body: { success: true } }
      : { body: { success: true, data: [filled] } };
  await expect(submitApplication(filled)).resolves.toEqual({ ok: true });
  expect(said()).toEqual(['Application submitted successfully!']);
  await vi.waitFor(() => expect(ownApplications.$page.get()).toMatchObject({ state: 'ready', total: 1 }));
});

test('a request that fails shows the spec’s words, whatever the server says', async () => {
  server.respond = () => ({ status: 400, body: { success: false, message: 'Nope' } });
  await expect(submitApplication(filled)).resolves.toMatchObject({ ok: false });
  expect(said()).toEqual(['Failed to submit application']);
});

test('bills that do not come show the server’s words, else the spec’s', async () => {
  server.respond = () => ({ status: 500, body: { success: false, message: 'The books are closed' } });
  await ownBills.refresh();
  server.respond = () => ({ status: 502, body: '<h1>Bad gateway</h1>' });
  await ownBills.refresh();
  expect(said()).toEqual(['The books are closed', 'Failed to fetch bills']);
});

test('guard information that does not come says so', async () => {
  server.respond = () => ({ status: 500 });
  await clientProfile.load();
  expect(said()).toEqual(['Failed to fetch guard information']);
});

test.each([
  ['id strings', ['66aa', '66bb'], 0, 'assigned'],
  ['nothing', [], 0, 'unassigned'],
  ['an assignment whose guard is an id', [{ _id: 'a1', guard: '66aa', status: 'active' }], 1, 'assigned'],
])('an older API may send the assignments as %s', async (_, activeAssignments, count, status) => {
  server.respond = () => ({ body: { success: true, data: { activeAssignments } } });
  await clientProfile.load();
  const loaded = clientProfile.$loaded.get();
  expect(loaded).toMatchObject({ state: 'ready', data: { status } });
  expect(loaded.state === 'ready' && loaded.data?.activeAssignments).toHaveLength(count);
});

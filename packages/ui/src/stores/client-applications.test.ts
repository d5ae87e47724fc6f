import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { stubServer } from '../testing/stub-server.ts';

const server = await stubServer();
vi.stubEnv('PUBLIC_API_URL', server.origin);
vi.spyOn(console, 'error').mockImplementation(() => undefined);
const { clientApplications, clientApplicationTotals, ...clientActions } = await import(
  './client-applications.ts'
);
const { securityApplications, ...guardActions } = await import('./security-applications.ts');
const { $toasts } = await import('./toasts.ts');

const said = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);
const posted = () =>
  server.received.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, body }));

beforeEach(() => {
  server.received.length = 0;
  server.respond = () => ({ body: [] });
  $toasts.set([]);
  clientApplications.reset();
  securityApplications.reset();
});
afterAll(() => server.close());

test('a client’s request is answered with approved or rejected', async () => {
  await clientActions.acceptApplication('r1');
  await clientActions.declineApplication('r2');
  expect(posted()).toEqual([
    { url: '/api/admin/accept-application', body: { applicationId: 'r1', status: 'approved' } },
    { url: '/api/admin/accept-application', body: { applicationId: 'r2', status: 'rejected' } },
  ]);
  expect(said()).toEqual([
    'success: Application approved successfully',
    'success: Application rejected successfully',
  ]);
});

test('a job application is accepted and rejected by calls of their own', async () => {
  await guardActions.acceptApplication('j1');
  await guardActions.declineApplication('j2');
  expect(posted()).toEqual([
    { url: '/api/admin/accept-security-application', body: { applicationId: 'j1' } },
    { url: '/api/admin/reject-security-application', body: { applicationId: 'j2' } },
  ]);
  expect(said()).toEqual([
    'success: Application accepted successfully',
    'success: Application rejected successfully',
  ]);
});

test('an answer that fails is told in the spec’s words', async () => {
  server.respond = () => ({ status: 503, body: { success: false, message: 'Try later' } });
  await clientActions.acceptApplication('r1');
  await guardActions.acceptApplication('j1');
  await guardActions.declineApplication('j1');
  expect(said()).toEqual([
    'failure: Failed to respond to application',
    'failure: Failed to accept application',
    'failure: Failed to reject application',
  ]);
  expect(server.received.every(({ method }) => method === 'POST')).toBe(true);
});

test('an application that somebody else has answered meanwhile is shown as it is now', async () => {
  const statusOf = (list: typeof clientApplications | typeof securityApplications) => {
    const page = list.$page.get();
    return page.state === 'ready' ? page.rows.map(({ status }) => status) : page.state;
  };
  server.respond = ({ method }) =>
    method === 'POST'
      ? { status: 409, body: { success: false, message: 'Already answered' } }
      : { body: [{ _id: 'x1', status: 'rejected' }] };
  await clientActions.acceptApplication('x1');
  expect(statusOf(clientApplications)).toEqual(['rejected']);
  await guardActions.acceptApplication('x1');
  expect(statusOf(securityApplications)).toEqual(['rejected']);
  expect(said()).toEqual([
    'failure: Failed to respond to application',
    'failure: Failed to accept application',
  ]);
});

test('lists that do not come say so', async () => {
  server.respond = () => ({ status: 502, body: '<h1>Bad gateway</h1>' });
  await clientApplications.refresh();
  await securityApplications.refresh();
  expect(said()).toEqual([
    'failure: Failed to fetch applications',
    'failure: Failed to fetch security applications',
  ]);
});

test('who waits is counted by the server, and here when an older one does not count', async () => {
  server.respond = () => ({ body: { success: true, data: [{}], nextCursor: 'x', total: 7 } });
  await clientApplicationTotals.refresh();
  expect(clientApplicationTotals.$totals.get().get('pending')).toBe(7);
  expect(clientApplicationTotals.$counted.get()).toBe(true);
  server.respond = () => ({ body: [{ status: 'pending' }, { status: 'accepted' }, { status: 'pending' }] });
  await clientApplicationTotals.refresh();
  expect(clientApplicationTotals.$totals.get().get('pending')).toBe(2);
  expect(clientApplicationTotals.$counted.get()).toBe(false);
});

test('an older API’s accepted is found under approved', async () => {
  server.respond = () => ({
    body: [
      { _id: 'r1', status: 'accepted' },
      { _id: 'r2', status: 'pending' },
    ],
  });
  await clientApplications.setQuery({ status: 'approved' });
  const page = clientApplications.$page.get();
  expect(page.state === 'ready' && page.rows.map(({ _id }) => _id)).toEqual(['r1']);
});

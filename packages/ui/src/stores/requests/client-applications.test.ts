import { beforeEach, expect, test } from 'vitest';
import { answers, done, onlyPage, refusal, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { clientApplications, ...clientActions } = await import('./client-applications.ts');
const { securityApplications, ...guardActions } = await import(
  '../job-applications/security-applications.ts'
);
const { $toasts } = await import('../toasts/toasts.ts');

const shownToasts = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);
const posted = () =>
  server.received.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, body }));

beforeEach(() => {
  server.respond = ({ method, body }) => ({
    body: method === 'POST' ? { success: true, data: { ...(body as object), _id: 'x1' } } : onlyPage([]),
  });
  $toasts.set([]);
  clientApplications.reset();
  securityApplications.reset();
});

test('a client application is accepted or declined by one endpoint', async () => {
  await clientActions.acceptApplication({ _id: 'r1' });
  await clientActions.declineApplication({ _id: 'r2' }, 'No guard is free');
  await clientActions.declineApplication({ _id: 'r3' }, '');
  expect(posted()).toEqual([
    { url: '/api/admin/accept-application', body: { applicationId: 'r1', status: 'approved' } },
    {
      url: '/api/admin/accept-application',
      body: { applicationId: 'r2', status: 'rejected', reason: 'No guard is free' },
    },
    { url: '/api/admin/accept-application', body: { applicationId: 'r3', status: 'rejected' } },
  ]);
  expect(shownToasts()).toEqual([
    'success: Application approved successfully',
    'success: Application rejected successfully',
    'success: Application rejected successfully',
  ]);
});

test('a security application is accepted or declined by two endpoints', async () => {
  await guardActions.acceptApplication({ _id: 'j1' });
  await guardActions.declineApplication({ _id: 'j2' }, 'No post is free');
  expect(posted()).toEqual([
    { url: '/api/admin/accept-security-application', body: { applicationId: 'j1' } },
    {
      url: '/api/admin/reject-security-application',
      body: { applicationId: 'j2', reason: 'No post is free' },
    },
  ]);
  expect(shownToasts()).toEqual([
    'success: Application accepted successfully',
    'success: Application rejected successfully',
  ]);
});

test('the version that the user read is sent after the list has loaded a newer one', async () => {
  server.respond = answers(done({ _id: 'x1' }), [{ _id: 'x1', version: 3, user: { name: 'Hostel' } }]);
  const shownApplication = { _id: 'x1', version: 2 };
  await Promise.all([clientApplications.refresh(), securityApplications.refresh()]);
  await clientActions.acceptApplication(shownApplication);
  await guardActions.declineApplication(shownApplication);
  expect(posted().map(({ body }) => body)).toEqual([
    { applicationId: 'x1', status: 'approved', version: 2 },
    { applicationId: 'x1', version: 2 },
  ]);
});

test('a failed decision shows the spec’s message', async () => {
  server.respond = () => refusal(503, 'Try later');
  await clientActions.acceptApplication({ _id: 'r1' });
  await guardActions.acceptApplication({ _id: 'j1' });
  await guardActions.declineApplication({ _id: 'j1' });
  expect(shownToasts()).toEqual([
    'failure: Failed to respond to application',
    'failure: Failed to accept application',
    'failure: Failed to reject application',
  ]);
  // An earlier test may still load the overview.
  expect(server.received.map(({ url }) => url)).not.toContainEqual(expect.stringMatching(/applications\?/));
});

test('an application that someone else decided meanwhile is loaded again', async () => {
  const statusOf = (list: typeof clientApplications | typeof securityApplications) => {
    const page = list.$page.get();
    return page.state === 'ready' ? page.rows.map(({ status }) => status) : page.state;
  };
  server.respond = answers(refusal(409, 'Already answered'), [{ _id: 'x1', status: 'rejected' }]);
  await clientActions.acceptApplication({ _id: 'x1' });
  expect(statusOf(clientApplications)).toEqual(['rejected']);
  await guardActions.acceptApplication({ _id: 'x1' });
  expect(statusOf(securityApplications)).toEqual(['rejected']);
  expect(shownToasts()).toEqual([
    'failure: Failed to respond to application',
    'failure: Already answered',
    'failure: Failed to accept application',
    'failure: Already answered',
  ]);
});

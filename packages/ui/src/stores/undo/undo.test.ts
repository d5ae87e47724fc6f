import { beforeEach, expect, test } from 'vitest';
import { onlyPage, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { clientApplications, declineApplication } = await import('../requests/client-applications.ts');
const { $toasts } = await import('../toasts/toasts.ts');

const shownToasts = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);
const requested = () => server.received.map(({ method, url }) => `${method} ${url.split('?')[0]}`);
const undo = { entryId: 'e1', seconds: 10 };
const reply = (status: number, body: object) => ({ status, body });

beforeEach(() => {
  server.respond = ({ url }) =>
    url.endsWith('/accept-application')
      ? reply(200, { success: true, data: { _id: 'r1', status: 'rejected' }, undo })
      : reply(200, onlyPage([]));
  $toasts.set([]);
  clientApplications.reset();
});

async function declineAndUndo(): Promise<void> {
  await declineApplication({ _id: 'r1' }, '');
  const shown = $toasts.get().find(({ action }) => action);
  expect(shown?.action).toMatchObject({ label: 'Undo', ms: 10_000 });
  server.received.length = 0;
  shown?.action?.onPress();
  shown?.action?.onPress();
  await expect.poll(() => requested()).toContain('GET /api/admin/overview');
}

test('a toast offers to undo a declined application, once, and the list is loaded again', async () => {
  await declineAndUndo();
  const undone = server.received.filter(({ method }) => method === 'POST');
  expect(undone).toMatchObject([{ url: '/api/admin/undo', body: { entryIds: ['e1'] } }]);
  // The overview is loaded some time after a change, also after the decline.
  expect(new Set(requested())).toEqual(
    new Set(['GET /api/admin/applications', 'GET /api/admin/overview', 'POST /api/admin/undo']),
  );
  expect(shownToasts()).toEqual([
    'success: Application rejected successfully',
    'success: Application rejected',
    'success: Undone',
  ]);
});

test('what was done names the applicant, so that a wrong row is noticed in time', async () => {
  server.respond = ({ method }) =>
    method === 'GET'
      ? reply(200, onlyPage([{ _id: 'r1', user: { name: 'Tapovan Heights' }, status: 'pending' }]))
      : reply(200, { success: true, data: { _id: 'r1', status: 'rejected' }, undo });
  await clientApplications.refresh();
  await declineApplication({ _id: 'r1' }, '');
  expect($toasts.get().find(({ action }) => action)).toMatchObject({
    message: 'Application rejected',
    about: 'Tapovan Heights',
  });
});

test('a refused undo shows the reason of the server', async () => {
  const message = 'This cannot be undone any more: the applicant has applied again';
  const { respond } = server;
  server.respond = (request) =>
    request.url.endsWith('/undo')
      ? reply(409, { success: false, code: 'undo.followed', message })
      : respond(request);
  await declineAndUndo();
  expect(shownToasts()[2]).toBe(`failure: ${message}`);
});

test('a reply of the older hosted API offers no undo', async () => {
  server.respond = () => reply(200, { success: true, data: { _id: 'r1', status: 'rejected' } });
  await declineApplication({ _id: 'r1' }, '');
  expect($toasts.get()[0]?.action).toBeUndefined();
});

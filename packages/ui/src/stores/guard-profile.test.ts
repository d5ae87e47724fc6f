import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type ReceivedRequest, type StubResponse, stubServer } from '../testing/stub-server.ts';

const server = await stubServer();
vi.stubEnv('PUBLIC_API_URL', server.origin);
vi.spyOn(console, 'error').mockImplementation(() => undefined);
const { $statusChanging, setAssignmentStatus, guardProfile } = await import('./guard-profile.ts');
const { $toasts } = await import('./toasts.ts');

const assignment = { _id: 'a1', client: { user: { name: 'Anand Vihar' } }, shift: 'night', status: 'active' };
const profile = (currentAssignment: unknown) => ({ success: true, data: { _id: 'g1', currentAssignment } });
const said = () => $toasts.get().map(({ message }) => message);
const shownStatus = () => {
  const loaded = guardProfile.$loaded.get();
  return loaded.state === 'ready' ? loaded.data?.currentAssignment?.status : loaded.state;
};
const answers = (get: StubResponse, put: StubResponse) => (request: ReceivedRequest) =>
  request.method === 'PUT' ? put : get;

beforeEach(() => {
  server.received.length = 0;
  $toasts.set([]);
});
afterAll(() => server.close());

test('a profile that does not come says so, and comes when tried again', async () => {
  server.respond = () => ({ status: 500, body: '<h1>Oops</h1>' });
  await guardProfile.load();
  expect(said()).toEqual(['Failed to fetch assignments']);
  expect(guardProfile.$loaded.get()).toEqual({ state: 'failed' });
  server.respond = () => ({ body: profile(assignment) });
  await guardProfile.load();
  expect(shownStatus()).toBe('active');
});

test('a 200 that says success: false is a failure', async () => {
  server.respond = () => ({ body: { success: false, message: 'No' } });
  await guardProfile.load();
  expect(said()).toEqual(['Failed to fetch assignments']);
  expect(shownStatus()).toBe('active');
});

test.each([
  ['data is null', { success: true, data: null }],
  ['there is no data', { success: true, message: 'None' }],
])('before an application was accepted, %s', async (_, body) => {
  server.respond = () => ({ body });
  await guardProfile.load();
  expect(guardProfile.$loaded.get()).toEqual({ state: 'ready', data: null });
});

test.each([
  ['an id string', '66aa'],
  ['null', null],
])('an older API may send the assignment as %s', async (_, sent) => {
  server.respond = () => ({ body: profile(sent) });
  await guardProfile.load();
  expect(guardProfile.$loaded.get()).toMatchObject({ state: 'ready', data: { currentAssignment: null } });
});

test('a status changes once the server agreed', async () => {
  server.respond = () => ({ body: profile(assignment) });
  await guardProfile.load();
  server.respond = answers(
    { body: profile({ ...assignment, status: 'onBreak' }) },
    { body: { success: true } },
  );
  const change = setAssignmentStatus('a1', 'onBreak');
  expect($statusChanging.get()).toBe(true);
  expect(shownStatus()).toBe('active');
  await change;
  expect($statusChanging.get()).toBe(false);
  expect(shownStatus()).toBe('onBreak');
  expect(said()).toEqual(['Status updated successfully']);
  expect(server.received.find(({ method }) => method === 'PUT')?.body).toEqual({
    assignmentId: 'a1',
    status: 'onBreak',
  });
});

test('a refused status keeps the old one and loads what is true', async () => {
  server.respond = () => ({ body: profile(assignment) });
  await guardProfile.load();
  server.respond = answers(
    { body: profile({ ...assignment, status: 'completed' }) },
    { status: 409, body: { success: false, message: 'Assignment is already completed' } },
  );
  await setAssignmentStatus('a1', 'onBreak');
  expect(said()).toEqual(['Failed to update status']);
  expect(shownStatus()).toBe('completed');
});

test('a change pressed twice is sent once', async () => {
  server.respond = answers({ body: profile(assignment) }, { body: { success: true } });
  await Promise.all([setAssignmentStatus('a1', 'onBreak'), setAssignmentStatus('a1', 'active')]);
  expect(server.received.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('a quiet refresh that fails keeps what is shown and says nothing', async () => {
  server.respond = () => ({ body: profile(assignment) });
  await guardProfile.load();
  server.respond = () => ({ status: 503 });
  await guardProfile.refreshQuietly();
  expect(shownStatus()).toBe('active');
  expect(said()).toEqual([]);
});

test('what is shown stays until the newer one is here', async () => {
  server.respond = () => ({ body: profile(assignment) });
  await guardProfile.load();
  server.respond = () => ({ body: profile({ ...assignment, status: 'onBreak' }) });
  const seen: string[] = [];
  const stop = guardProfile.$loaded.listen(({ state }) => seen.push(state));
  await guardProfile.refreshQuietly();
  stop();
  expect(seen).toEqual(['ready']);
  expect(shownStatus()).toBe('onBreak');
});

import { beforeEach, expect, test } from 'vitest';
import { stubBrowser } from '../../../testing/browser-stub.ts';
import { refusal, stubApi } from '../../../testing/stub-api.ts';
import type { ReceivedRequest, StubResponse } from '../../../testing/stub-server.ts';

const browser = stubBrowser();
const server = await stubApi();
const { $statusChanging, setAssignmentStatus, guardProfile } = await import('./guard-profile.ts');
const { $toasts } = await import('../toasts/toasts.ts');

const assignment = { _id: 'a1', client: { user: { name: 'Anand Vihar' } }, shift: 'night', status: 'active' };
const profile = (currentAssignment: unknown) => ({ success: true, data: { _id: 'g1', currentAssignment } });
const shownToasts = () => $toasts.get().map(({ message }) => message);
const shownStatus = () => {
  const loaded = guardProfile.$loaded.get();
  return loaded.state === 'ready' ? loaded.data?.currentAssignment?.status : loaded.state;
};
const loadProfile = () => {
  server.respond = () => ({ body: profile(assignment) });
  return guardProfile.load();
};
const answers = (get: StubResponse, put: StubResponse) => (request: ReceivedRequest) =>
  request.method === 'PUT' ? put : get;

beforeEach(() => {
  delete browser.localStorage.keptDuties;
  $toasts.set([]);
});

test('a profile that fails to load shows a toast, and a retry loads it', async () => {
  server.respond = () => ({ status: 500, body: '<h1>Oops</h1>' });
  await guardProfile.load();
  expect(shownToasts()).toEqual(['Failed to fetch assignments']);
  expect(guardProfile.$loaded.get()).toEqual({ state: 'failed' });
  await loadProfile();
  expect(shownStatus()).toBe('active');
});

test('a profile that is shown from the phone’s own copy says that it was not fetched, once a load', async () => {
  await loadProfile();
  server.respond = () => ({ status: 502, body: '<h1>Bad gateway</h1>' });
  await guardProfile.load();
  expect(shownStatus()).toBe('active');
  expect(shownToasts()).toEqual(['Failed to fetch assignments']);
  await guardProfile.refreshSilently();
  expect(shownToasts()).toHaveLength(1);
});

test('a status changes after the reply, without a further request', async () => {
  await loadProfile();
  server.received.length = 0;
  server.respond = () => ({ body: { success: true, data: { ...assignment, status: 'onBreak' } } });
  const change = setAssignmentStatus('a1', 'onBreak');
  expect($statusChanging.get()).toBe(true);
  expect(shownStatus()).toBe('active');
  await change;
  expect($statusChanging.get()).toBe(false);
  expect(shownStatus()).toBe('onBreak');
  expect(shownToasts()).toEqual(['Status updated successfully']);
  expect(server.received.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { assignmentId: 'a1', status: 'onBreak' }],
  ]);
});

test('a status change that is refused loads the profile again', async () => {
  await loadProfile();
  server.respond = answers(
    { body: profile({ ...assignment, status: 'completed' }) },
    refusal(409, 'Assignment is already completed'),
  );
  await setAssignmentStatus('a1', 'onBreak');
  expect(shownToasts()).toEqual(['Failed to update status']);
  await expect.poll(() => shownStatus()).toBe('completed');
});

test('a second status change while one is running is ignored', async () => {
  server.respond = answers({ body: profile(assignment) }, { body: { success: true, data: assignment } });
  await Promise.all([setAssignmentStatus('a1', 'onBreak'), setAssignmentStatus('a1', 'active')]);
  expect(server.received.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('a silent refresh that fails keeps the profile and shows no toast', async () => {
  await loadProfile();
  server.respond = () => ({ status: 503 });
  await guardProfile.refreshSilently();
  expect(shownStatus()).toBe('active');
  expect(shownToasts()).toEqual([]);
});

test('a refresh keeps the old profile until the new one is loaded', async () => {
  await loadProfile();
  server.respond = () => ({ body: profile({ ...assignment, status: 'onBreak' }) });
  const seen: string[] = [];
  const stop = guardProfile.$loaded.listen(({ state }) => seen.push(state));
  await guardProfile.refreshSilently();
  stop();
  expect(seen).toEqual(['ready']);
  expect(shownStatus()).toBe('onBreak');
});

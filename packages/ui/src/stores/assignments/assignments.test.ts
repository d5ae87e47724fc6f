import { beforeEach, expect, test } from 'vitest';
import { answers, done, onlyPage, refusal, stubApi } from '../../../testing/stub-api.ts';
import { nightPost } from '../../features/posts/posts.samples.ts';

const server = await stubApi();
const { assignGuard, $preselected, loadAssignChoices, preselect, withdrawGuard } = await import(
  './assignments.ts'
);
const { $assigned } = await import('./assigned.ts');
const { clients, unassignedClients } = await import('../clients/clients.ts');
const { availableGuards } = await import('../guards/guards.ts');
const { $toasts } = await import('../toasts/toasts.ts');

const allToasts = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);
/** Ignores toasts of lists that the previous test still loads. */
const shownToasts = () => allToasts().filter((line) => !/fetch/i.test(line));
const sentTo = (path: string) => server.received.filter(({ url }) => url === `/api/admin/${path}`);
const assignment = {
  guardId: 'g1',
  clientId: 'c1',
  startDate: '2026-12-01',
  endDate: '2026-12-12',
  shift: 'day' as const,
  location: { street: 'Gate 2', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
};

const unassigned = {
  _id: 'c1',
  user: { name: 'Hostel' },
  status: 'unassigned',
  activeAssignments: [],
};

beforeEach(() => {
  server.respond = () => ({ body: onlyPage([]) });
  $toasts.set([]);
});

test('assigning removes guard and client from the choices and loads only the counts', async () => {
  server.respond = () => ({ body: onlyPage([{ _id: 'g1' }, { _id: 'c1' }, { _id: 'x' }]) });
  await loadAssignChoices();
  server.received.length = 0;
  server.respond = () => done({ guard: { user: { name: 'Asha' } }, client: { user: { name: 'Hostel' } } });
  expect(await assignGuard(assignment)).toEqual({ ok: true });
  expect(shownToasts()).toEqual(['success: Guard assigned successfully']);
  expect(availableGuards.$choices.get()).toMatchObject({ rows: [{ _id: 'c1' }, { _id: 'x' }] });
  expect(unassignedClients.$choices.get()).toMatchObject({ rows: [{ _id: 'g1' }, { _id: 'x' }] });
  await expect
    .poll(() => server.received.map(({ method, url }) => `${method} ${url}`))
    .toEqual(['POST /api/admin/assign-guard', 'GET /api/admin/overview']);
});

test('a refused assignment shows the reason and loads the choices again', async () => {
  server.respond = answers(refusal(409, 'Guard is not available'));
  // The form shows it too, because the toast closes.
  expect(await assignGuard(assignment)).toEqual({
    ok: false,
    errors: [{ path: '', message: 'Guard is not available' }],
  });
  // A guard whom someone else assigned is no longer offered.
  await expect.poll(() => availableGuards.$choices.get()).toMatchObject({ state: 'ready', rows: [] });
  server.respond = () => ({ status: 502, body: '<h1>Bad gateway</h1>' });
  await assignGuard(assignment);
  expect(shownToasts()).toEqual([
    'failure: Failed to assign guard: Guard is not available',
    'failure: Failed to assign guard: The server answered with an error: 502',
  ]);
});

test('withdrawing sends client, guard and assignment', async () => {
  await withdrawGuard('c1', 'g1', 'a1');
  expect(sentTo('withdraw-guard')[0]?.body).toEqual({ clientId: 'c1', guardId: 'g1', assignmentId: 'a1' });
  expect(shownToasts()).toEqual(['success: Guard withdrawn successfully']);
});

test('withdrawing loads the clients and the counts again', async () => {
  await clients.refresh();
  server.received.length = 0;
  server.respond = answers(done(), [unassigned]);
  await withdrawGuard('c1', 'g1', 'a1');
  expect(clients.find('c1')).toMatchObject({ status: 'unassigned' });
  const reads = () =>
    server.received.filter(({ method }) => method === 'GET').map(({ url }) => url.split('?')[0]);
  await expect.poll(reads).toEqual(['/api/admin/clients', '/api/admin/overview']);
});

test('a failed withdrawal shows the server’s message, else the spec’s', async () => {
  server.respond = answers(refusal(404, 'No open assignment'));
  await withdrawGuard('c1', 'g1', 'a1');
  expect(clients.$page.get()).toMatchObject({ state: 'ready', rows: [] });
  server.respond = () => ({ status: 500, body: '' });
  await withdrawGuard('c1', 'g1', 'a1');
  expect(shownToasts()).toEqual(['failure: No open assignment', 'failure: Failed to withdraw guard']);
});

test('for a client preselected by id only that client is requested', async () => {
  const chosen = { _id: 'c1', user: { name: 'Served' } };
  server.respond = () => done(chosen);
  await preselect('c1');
  expect($preselected.get()).toEqual(chosen);
  expect(server.received.at(-1)?.url).toBe('/api/admin/clients/c1');
  await preselect('');
  expect($preselected.get()).toBeNull();
});

test('a preselected client that is gone clears the choice without a message', async () => {
  server.respond = () => refusal(404, 'gone', 'clients.not_found');
  await preselect('c9');
  expect($preselected.get()).toBeNull();
  expect(allToasts()).toEqual([]);
});

test('a client whose details come late does not take the place of the one opened meanwhile', async () => {
  const replies = new Map<string, () => void>();
  server.respond = ({ url }) =>
    new Promise((resolve) => {
      const id = url.split('/').at(-1) ?? '';
      replies.set(id, () => resolve(done({ ...unassigned, _id: id })));
    });
  const first = preselect('slow');
  await expect.poll(() => replies.has('slow')).toBe(true);
  const second = preselect('fast');
  await expect.poll(() => replies.has('fast')).toBe(true);
  replies.get('fast')?.();
  await second;
  replies.get('slow')?.();
  await first;
  expect($preselected.get()?._id).toBe('fast');
});

test('a withdrawal of a guard who was just assigned ends the offer to undo that assignment', async () => {
  const [startDate, endDate] = ['2026-12-01', '2026-12-12'];
  $assigned.set({ post: nightPost, names: ['Asha'], guardIds: ['g1'], startDate, endDate });
  server.respond = answers(done());
  await withdrawGuard('c1', 'g2', 'a2');
  expect($assigned.get()?.names).toEqual(['Asha']);
  await withdrawGuard('c1', 'g1', 'a1');
  expect($assigned.get()).toBeNull();
});

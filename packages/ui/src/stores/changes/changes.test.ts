import { beforeEach, expect, test, vi } from 'vitest';
import { stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const page = Object.assign(new EventTarget(), { hidden: false });
vi.stubGlobal('document', page);
const { watchChanges } = await import('./changes.ts');
let now = '2026-11-30T13:59:50Z';
vi.mock('../clock/clock.ts', () => ({ serverTime: () => new Date(now) }));
const { overview } = await import('../overview/overview.ts');
const samples = await import('../../features/overview/overview.samples.ts');

const counters = samples.overview.changes;
const POLL_MS = 5000;
const polls = () => server.received.filter(({ url }) => url === '/api/admin/changes').length;
const answer = (changes: object) => {
  server.respond = ({ url }) => ({
    body: { success: true, data: url.endsWith('/changes') ? changes : { ...samples.overview, changes } },
  });
};
async function poll(): Promise<void> {
  const before = polls();
  vi.advanceTimersByTime(POLL_MS);
  await expect.poll(() => polls()).toBe(before + 1);
  // The next poll is scheduled once the reply was read.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  page.hidden = false;
  overview.put(samples.overview);
  answer(counters);
  return () => vi.useRealTimers();
});

test('a list is loaded again when its counter changed, and no other list', async () => {
  const [bills, guards] = [vi.fn(), vi.fn()];
  const stops = [watchChanges('bills', bills), watchChanges('guards', guards)];
  await poll();
  expect(bills).not.toHaveBeenCalled();
  answer({ ...counters, bills: 2 });
  await poll();
  await poll();
  expect([bills.mock.calls.length, guards.mock.calls.length]).toEqual([1, 0]);
  for (const stop of stops) stop();
  vi.advanceTimersByTime(2 * POLL_MS);
  expect(polls()).toBe(3);
});

test('the first poll finds what changed since the overview was loaded', async () => {
  answer({ ...counters, guards: 2 });
  const guards = vi.fn();
  const stop = watchChanges('guards', guards);
  expect(polls()).toBe(0);
  await poll();
  expect(guards).toHaveBeenCalledOnce();
  stop();
});

test('an overview that was loaded after an action reloads the lists that it changed', () => {
  const [clients, guards] = [vi.fn(), vi.fn()];
  const stops = [watchChanges('clients', clients), watchChanges('guards', guards)];
  overview.put({ ...samples.overview, changes: { ...counters, clients: 2 } });
  expect([clients.mock.calls.length, guards.mock.calls.length]).toEqual([1, 0]);
  for (const stop of stops) stop();
});

test('a hidden page does not poll, and polls at once when it is visible again', async () => {
  const stop = watchChanges('bills', vi.fn());
  page.hidden = true;
  vi.advanceTimersByTime(2 * POLL_MS);
  expect(polls()).toBe(0);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => polls()).toBe(1);
  stop();
});

test('the overview is loaded again when something waits that no list on the page shows', async () => {
  const stop = watchChanges('bills', vi.fn());
  await poll();
  server.received.length = 0;
  answer({ ...counters, problemsOpen: counters.problemsOpen + 1 });
  await poll();
  vi.advanceTimersByTime(POLL_MS);
  await expect.poll(() => server.received.some(({ url }) => url === '/api/admin/overview')).toBe(true);
  stop();
});

test('lists and overview are loaded again when half an hour ends, because shifts begin and days end then', async () => {
  const guards = vi.fn();
  const stop = watchChanges('guards', guards);
  await poll();
  expect(guards).not.toHaveBeenCalled();
  server.received.length = 0;
  now = '2026-11-30T14:00:05Z';
  await poll();
  expect(guards).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(POLL_MS);
  await expect.poll(() => server.received.some(({ url }) => url === '/api/admin/overview')).toBe(true);
  stop();
});

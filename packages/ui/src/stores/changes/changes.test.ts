import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { stubSameOrigin } from '../../../testing/same-origin.ts';
import { stubServer } from '../../../testing/stub-server.ts';

const server = await stubServer();
stubSameOrigin(server.origin);
const page = Object.assign(new EventTarget(), { hidden: false });
vi.stubGlobal('document', page);
vi.spyOn(console, 'error').mockImplementation(() => undefined);
const { watchChanges } = await import('./changes.ts');
const { overview } = await import('../overview/overview.ts');
const samples = await import('../../features/overview/overview.samples.ts');

const counters = {
  guards: 1,
  clients: 1,
  posts: 1,
  bills: 1,
  clientApplications: 1,
  securityApplications: 1,
};
const requestCount = () => server.received.filter(({ url }) => url === '/api/admin/changes').length;
const answer = (now: object) => {
  server.respond = ({ url }) =>
    url === '/api/admin/changes' ? { body: { success: true, data: now } } : { status: 404, body: {} };
};
const EVERY_MS = 15;
const untilRequested = (times: number) =>
  vi.waitFor(() => expect(requestCount()).toBeGreaterThanOrEqual(times));

beforeEach(() => {
  server.received.length = 0;
  page.hidden = false;
  answer(counters);
});
afterAll(() => server.close());

test('a list is loaded again when its counter changed, and no other list', async () => {
  const [bills, guards] = [vi.fn(), vi.fn()];
  const stops = [watchChanges('bills', bills, EVERY_MS), watchChanges('guards', guards, EVERY_MS)];
  await untilRequested(3);
  expect(bills).not.toHaveBeenCalled();
  answer({ ...counters, bills: 2 });
  await vi.waitFor(() => expect(bills).toHaveBeenCalledOnce());
  await untilRequested(requestCount() + 2);
  expect([bills.mock.calls.length, guards.mock.calls.length]).toEqual([1, 0]);
  for (const stop of stops) stop();
  const before = requestCount();
  await wait(4 * EVERY_MS);
  expect(requestCount() - before).toBeLessThanOrEqual(1);
});

test('the first poll is delayed and finds what changed since the overview was loaded', async () => {
  overview.put({ ...samples.overview, changes: counters });
  answer({ ...counters, guards: 2 });
  const guards = vi.fn(requestCount);
  const stop = watchChanges('guards', guards, EVERY_MS);
  expect(requestCount()).toBe(0);
  await vi.waitFor(() => expect(guards).toHaveBeenCalledOnce());
  expect(guards, 'after one question').toHaveReturnedWith(1);
  stop();
  overview.reset();
});

test('a hidden page does not poll, and polls at once when it is visible again', async () => {
  const stop = watchChanges('bills', vi.fn(), EVERY_MS);
  await untilRequested(1);
  page.hidden = true;
  await wait(2 * EVERY_MS);
  const before = requestCount();
  await wait(4 * EVERY_MS);
  expect(requestCount()).toBe(before);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await untilRequested(before + 1);
  stop();
});

import type { Overview } from '@prahari/contract/overview.schemas';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { stubSameOrigin } from '../../../testing/same-origin.ts';
import { stubServer } from '../../../testing/stub-server.ts';

const server = await stubServer();
stubSameOrigin(server.origin);
vi.spyOn(console, 'error').mockImplementation(() => undefined);
const { overview, recount, refreshOverview } = await import('./overview.ts');
const { clientErrorCodes } = await import('../../api/ApiError.ts');

const counts = { bills: { pending: 2, overdue: 0, paid: 5 } } as Overview;

beforeEach(() => {
  server.received.length = 0;
  server.respond = () => ({ body: { success: true, data: counts } });
  overview.reset();
});
afterAll(() => server.close());

test('the counts are loaded with one request', async () => {
  await overview.load();
  expect(overview.$loaded.get()).toEqual({ state: 'ready', data: counts });
  expect(server.received.map(({ url }) => url)).toEqual(['/api/admin/overview']);
});

test('a server without the endpoint is asked only once', async () => {
  server.respond = () => ({ status: 404, body: { success: false, code: clientErrorCodes.absent } });
  await overview.load();
  await refreshOverview();
  expect(overview.$loaded.get()).toEqual({ state: 'ready', data: null });
  expect(server.received).toHaveLength(1);
});

test('after a failure the next change loads the counts again', async () => {
  server.respond = () => ({ status: 500 });
  await overview.load();
  await refreshOverview();
  expect(server.received).toHaveLength(2);
});

test.each([
  ['moves', { from: 'pending', to: 'paid' }, { pending: 1, overdue: 0, paid: 6 }],
  ['is added', { to: 'overdue' }, { pending: 2, overdue: 1, paid: 5 }],
  ['is removed', { from: 'pending' }, { pending: 1, overdue: 0, paid: 5 }],
  ['is removed where none was counted', { from: 'overdue' }, { pending: 2, overdue: 0, paid: 5 }],
])('a row that %s changes the counts', (_, change, bills) => {
  overview.put(counts);
  recount('bills', change);
  expect(overview.$loaded.get()).toEqual({ state: 'ready', data: { bills } });
});

test('a change before the counts are loaded has no effect', () => {
  recount('bills', { to: 'paid' });
  expect(overview.$loaded.get()).toEqual({ state: 'loading' });
});

import { setTimeout as wait } from 'node:timers/promises';
import type { Overview } from '@prahari/contract/office.schemas';
import { beforeEach, expect, test } from 'vitest';
import { stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { overview, refreshOverview } = await import('./overview.ts');
const { clientErrorCodes } = await import('../../api/ApiError.ts');

const PAUSE_MS = 200;
const counts = { bills: { pending: 2, overdue: 0, paid: 5 } } as Overview;

beforeEach(() => {
  server.respond = () => ({ body: { success: true, data: counts } });
  overview.reset();
});

test('the counts are loaded with one request', async () => {
  await overview.load();
  expect(overview.$loaded.get()).toEqual({ state: 'ready', data: counts });
  expect(server.received.map(({ url }) => url)).toEqual(['/api/admin/overview']);
});

const waitUntilRequested = (times: number) => expect.poll(() => server.received).toHaveLength(times);

test('changes in quick succession load the counts once', async () => {
  await overview.load();
  for (let change = 0; change < 3; change += 1) refreshOverview();
  await waitUntilRequested(2);
  await wait(PAUSE_MS);
  expect(server.received).toHaveLength(2);
});

test('a server without the endpoint is asked only once', async () => {
  server.respond = () => ({ status: 404, body: { success: false, code: clientErrorCodes.absent } });
  await overview.load();
  refreshOverview();
  await wait(PAUSE_MS);
  expect(overview.$loaded.get()).toEqual({ state: 'ready', data: null });
  expect(server.received).toHaveLength(1);
});

test('after a failure the next change loads the counts again', async () => {
  server.respond = () => ({ status: 500 });
  await overview.load();
  refreshOverview();
  await waitUntilRequested(2);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { onlyPage, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { runBulk } = await import('./bulk.ts');
const { $toasts } = await import('../toasts/toasts.ts');

const shownToasts = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);
const reload = vi.fn(async (_changed?: ReadonlySet<string>, _now?: object) => undefined);
const request = {
  action: 'acceptClientApplications' as const,
  rows: [
    { _id: 'a', name: 'Lotus Towers' },
    { _id: 'b', name: 'Lake View', version: 2 },
    { _id: 'c', name: 'Sunrise Heights' },
  ],
  reload,
};
const undo = (entryId: string) => ({ entryId, seconds: 10 });

beforeEach(() => {
  $toasts.set([]);
  reload.mockClear();
  server.respond = ({ method }) =>
    method === 'GET'
      ? { body: onlyPage([]) }
      : {
          body: {
            success: true,
            data: [
              { _id: 'a', done: true, undo: undo('e1') },
              { _id: 'b', done: false, message: 'Application has already been answered' },
              { _id: 'c', done: true, undo: undo('e2') },
            ],
          },
        };
});

test('a toast counts rows done and refused, and one undo reverts those done', async () => {
  expect(await runBulk(request)).toEqual(new Set(['b']));
  expect(shownToasts()).toEqual([
    'success: 2 applications approved',
    'failure: Lake View: Application has already been answered',
  ]);
  expect(reload.mock.calls).toEqual([[new Set(['a', 'c']), { status: 'approved' }]]);
  $toasts.get()[0]?.action?.onPress();
  await expect.poll(() => reload).toHaveBeenCalledTimes(2);
  expect(server.received.find(({ url }) => url === '/api/admin/undo')?.body).toEqual({
    entryIds: ['e1', 'e2'],
  });
});

test('the versions that were read are sent with the rows', async () => {
  await runBulk(request);
  expect(server.received.find(({ url }) => url === '/api/admin/bulk')?.body).toEqual({
    action: 'acceptClientApplications',
    rowIds: ['a', 'b', 'c'],
    versions: [{ rowId: 'b', version: 2 }],
  });
});

test('a second press while the first is running sends nothing', async () => {
  const results = await Promise.all([runBulk(request), runBulk(request)]);
  expect(results[1]).toEqual(new Set(['a', 'b', 'c']));
  expect(server.received.filter(({ url }) => url === '/api/admin/bulk')).toHaveLength(1);
});

test('a failed call says so, changes nothing and loads the rows again', async () => {
  server.respond = () => ({ status: 503, body: { success: false } });
  expect(await runBulk(request)).toEqual(new Set(['a', 'b', 'c']));
  expect(shownToasts()).toEqual(['failure: Failed to change the selected rows']);
  expect(reload).toHaveBeenCalledOnce();
});

test('more rows than one call takes are refused in words that say so, and stay selected', async () => {
  const rows = Array.from({ length: 201 }, (_, at) => ({ _id: `a${at}`, name: `Gate ${at}` }));
  server.received.length = 0;
  expect((await runBulk({ ...request, rows })).size).toBe(201);
  expect(shownToasts()).toEqual(['failure: At most 200 rows at once']);
  expect(server.received).toEqual([]);
});

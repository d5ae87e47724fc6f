import { beforeEach, expect, test } from 'vitest';
import { done, onlyPage, refusal, stubApi } from '../../../testing/stub-api.ts';
import type { ReceivedRequest } from '../../../testing/stub-server.ts';

const server = await stubApi();
const { $made, $making, forgetMade, makeBills, showDrafts, stopMaking } = await import('./bill-months.ts');
const { $toasts } = await import('../toasts/toasts.ts');

const clientIds = Array.from({ length: 25 }, (_, index) => `client-${index}`);
const presses = () => server.received.filter(({ url }) => url === '/api/admin/bills/make-month');
const sent = () => presses().map(({ body }) => (body as { clientIds: string[] }).clientIds.length);
const shownToasts = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);

const makesAll = ({ method, body }: ReceivedRequest) =>
  method === 'GET'
    ? { body: onlyPage([]) }
    : done(
        (body as { clientIds: string[] }).clientIds.map((clientId) => ({
          clientId,
          result: 'made',
          problems: [],
        })),
      );

beforeEach(async () => {
  $toasts.set([]);
  server.respond = makesAll;
  await showDrafts({ month: '2026-11', basedOn: 'agreed' });
  forgetMade();
  server.received.length = 0;
});

test('25 clients are sent in calls of ten, and each result is kept', async () => {
  expect(await makeBills({ clientIds, lines: {} })).toEqual({ ok: true });
  expect(sent()).toEqual([10, 10, 5]);
  expect($made.get().size).toBe(25);
  expect(shownToasts()).toEqual(['success: 25 bills made']);
  expect($making.get()).toBeNull();
});

test('a second press while bills are being made sends nothing', async () => {
  await Promise.all([makeBills({ clientIds, lines: {} }), makeBills({ clientIds, lines: {} })]);
  expect(sent()).toEqual([10, 10, 5]);
});

test('lines of the office’s own and the bill date go with their clients', async () => {
  const own = [{ description: 'Guards', quantity: 1, unit: 'month', rate: 9_000 }];
  await makeBills({ clientIds, billDate: '2026-12-04', lines: { 'client-12': own } });
  expect(presses().map(({ body }) => (body as { lines?: object }).lines)).toEqual([
    undefined,
    { 'client-12': own },
    undefined,
  ]);
  expect(presses()[0]?.body).toMatchObject({
    month: '2026-11',
    basedOn: 'agreed',
    billDate: '2026-12-04',
  });
});

test('Stop ends after the running call', async () => {
  const unlisten = $making.listen((making) => {
    if (making?.done === 10) stopMaking();
  });
  await makeBills({ clientIds, lines: {} });
  unlisten();
  expect(sent()).toEqual([10, 10]);
  expect($made.get().size).toBe(20);
});

test('a failure keeps the results so far and says that it failed', async () => {
  let calls = 0;
  server.respond = (request) => {
    if (request.method === 'GET') return { body: onlyPage([]) };
    calls += 1;
    return calls === 2 ? refusal(422, 'Try later') : makesAll(request);
  };
  expect(await makeBills({ clientIds, lines: {} })).toMatchObject({ ok: false });
  expect($made.get().size).toBe(10);
  expect(shownToasts()).toEqual(['failure: Failed to make bills: Try later', 'success: 10 bills made']);
});

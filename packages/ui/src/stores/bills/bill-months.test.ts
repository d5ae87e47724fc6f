import { beforeEach, expect, test } from 'vitest';
import { done, onlyPage, refusal, stubApi } from '../../../testing/stub-api.ts';
import type { ReceivedRequest } from '../../../testing/stub-server.ts';

const server = await stubApi();
const { $made, $making, forgetMade, makeBills, showDrafts, stopMaking } = await import('./bill-months.ts');
const { $toasts } = await import('../toasts/toasts.ts');

const clientIds = Array.from({ length: 25 }, (_, index) => `client-${index}`);
const drafts = clientIds.map((clientId) => ({ key: clientId, clientId }));
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
          bills: [],
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
  expect(await makeBills({ drafts })).toEqual({ ok: true });
  expect(sent()).toEqual([10, 10, 5]);
  expect($made.get().size).toBe(25);
  expect(shownToasts()).toEqual(['success: 25 bills made']);
  expect($making.get()).toBeNull();
});

test('a second press while bills are being made sends nothing', async () => {
  await Promise.all([makeBills({ drafts }), makeBills({ drafts })]);
  expect(sent()).toEqual([10, 10, 5]);
});

test('lines of the office’s own and the bill date go with their clients', async () => {
  const own = [{ description: 'Guards', quantity: 1, unit: 'month', rate: 9_000 }];
  const withOwn = drafts.map((draft) => ({ ...draft, ...(draft.key === 'client-12' && { lines: own }) }));
  await makeBills({ drafts: withOwn, billDate: '2026-12-04' });
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

test('two drafts of a client go to their GSTINs, each with its own lines and result', async () => {
  const gstins = ['07AAPFU0939F1ZX', '27AAPFU0939F1ZV'];
  const own = [{ description: 'Guards', quantity: 1, unit: 'month', rate: 9_000 }];
  const both = gstins.map((gstin) => ({ key: `client-1 ${gstin}`, clientId: 'client-1', gstin, lines: own }));
  await makeBills({ drafts: [...drafts.slice(0, 2), ...both] });
  expect(
    presses().map(({ body }) => [
      (body as { gstin?: string }).gstin,
      (body as { clientIds: string[] }).clientIds,
    ]),
  ).toEqual([
    [undefined, ['client-0', 'client-1']],
    [gstins[0], ['client-1']],
    [gstins[1], ['client-1']],
  ]);
  expect([...$made.get().keys()]).toEqual(['client-0', 'client-1', ...both.map(({ key }) => key)]);
});

test('Stop ends after the running call', async () => {
  const unlisten = $making.listen((making) => {
    if (making?.done === 10) stopMaking();
  });
  await makeBills({ drafts });
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
  expect(await makeBills({ drafts })).toMatchObject({ ok: false });
  expect($made.get().size).toBe(10);
  expect(shownToasts()).toEqual(['failure: Failed to make bills: Try later', 'success: 10 bills made']);
});

test('bills that are made slowly are not shown as those of the month opened meanwhile, and are counted', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.respond = async (request) => {
    if (request.method !== 'GET') await asked;
    return makesAll(request);
  };
  const making = makeBills({ drafts: drafts.slice(0, 3) });
  await expect.poll(presses).toHaveLength(1);
  await showDrafts({ month: '2026-10', basedOn: 'agreed' });
  answer();
  expect(await making).toEqual({ ok: true });
  expect($made.get().size).toBe(0);
  expect(shownToasts()).toEqual(['success: 3 bills made']);
});

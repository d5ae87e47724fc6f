import { listBills } from '@prahari/contract/bills';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { onlyPage, stubApi } from '../../../testing/stub-api.ts';
import type { StubResponse } from '../../../testing/stub-server.ts';

const server = await stubApi();
const { createList } = await import('./list.ts');
const { clientErrorCodes } = await import('../../api/ApiError.ts');

interface Row {
  _id: string;
  name: string;
  amount: number;
  status: string;
}

const failed = vi.fn();
const list = () => createList({ endpoint: listBills, pageSize: 2, failed });
const loaded = async () => {
  const bills = list();
  await bills.refresh();
  return bills;
};

const row = (amount: number): Row => ({
  _id: `b${amount}`,
  name: `Bill ${amount}`,
  amount,
  status: amount % 2 ? 'paid' : 'pending',
});
const all = [1, 2, 3, 4, 5].map(row);
const requests = () => server.received.map(({ url }) => url.replace('/api/admin/bills?', ''));

/** Replies with pages by cursor. */
function paged(rows: readonly Row[]): void {
  server.respond = ({ url }): StubResponse => {
    const query = new URL(url, server.origin).searchParams;
    const start = Number(query.get('cursor') ?? 0);
    const end = start + Number(query.get('limit'));
    const nextCursor = end < rows.length ? String(end) : null;
    return { body: { success: true, data: rows.slice(start, end), nextCursor, total: rows.length } };
  };
}

beforeEach(() => {
  failed.mockReset();
  paged(all);
});

const put = (bills: ReturnType<typeof list>, changed: Row) => bills.put(changed as never);
const names = (bills: ReturnType<typeof list>) => {
  const page = bills.$page.get();
  return page.state === 'ready' ? page.rows.map((bill) => (bill as unknown as Row).name) : page.state;
};

test('the first call names the size of a page, unless the window decides it', () => {
  const query = { sort: '-createdAt' };
  const firstCall = (options: object) =>
    createList({ endpoint: listBills, failed, query, ...options }).firstCall;
  expect(firstCall({ pageSize: 2 })).toBe('/admin/bills?sort=-createdAt&limit=2');
  expect(firstCall({})).toBe('/admin/bills?sort=-createdAt&limit=');
});

describe('a list that the server pages', () => {
  test('shows a page that was loaded ahead without another request', async () => {
    const bills = await loaded();
    bills.prefetchNext();
    bills.prefetchNext();
    await bills.next();
    expect(names(bills)).toEqual(['Bill 3', 'Bill 4']);
    expect(requests()).toEqual(['limit=2', 'limit=2&cursor=2']);
  });

  test('asks again for a page that could not be loaded ahead', async () => {
    const bills = await loaded();
    server.respond = () => ({ status: 500, body: {} });
    bills.prefetchNext();
    await expect.poll(() => requests()).toHaveLength(2);
    paged(all);
    await bills.next();
    expect(names(bills)).toEqual(['Bill 3', 'Bill 4']);
    expect(failed).not.toHaveBeenCalled();
  });

  test('a page that was loaded ahead is not shown after a new search', async () => {
    const bills = await loaded();
    bills.prefetchNext();
    await bills.setQuery({ q: 'gate' });
    await bills.next();
    expect(requests().at(-1)).toContain('q=gate');
  });

  test('loads its first page and the total', async () => {
    const bills = list();
    expect(bills.$page.get()).toEqual({ state: 'loading' });
    await bills.refresh();
    expect(bills.$page.get()).toMatchObject({
      state: 'ready',
      total: 5,
      from: 1,
      hasNext: true,
      busy: false,
    });
    expect(names(bills)).toEqual(['Bill 1', 'Bill 2']);
    expect(requests()).toEqual(['limit=2']);
  });

  test('next and previous stop at either end', async () => {
    const bills = await loaded();
    await bills.next();
    await bills.next();
    expect(bills.$page.get()).toMatchObject({ from: 5, hasNext: false });
    await bills.next();
    await bills.previous();
    expect(names(bills)).toEqual(['Bill 3', 'Bill 4']);
    await bills.previous();
    await bills.previous();
    expect(names(bills)).toEqual(['Bill 1', 'Bill 2']);
    expect(requests()).toEqual([
      'limit=2',
      'limit=2&cursor=2',
      'limit=2&cursor=4',
      'limit=2&cursor=2',
      'limit=2',
    ]);
  });

  test('a changed query starts on the first page and keeps its other parts', async () => {
    const bills = await loaded();
    await bills.next();
    await bills.setQuery({ q: 'gate' });
    await bills.setQuery({ sort: '-amount' });
    await bills.setQuery({ q: '' });
    expect(requests().slice(2)).toEqual([
      'q=gate&limit=2',
      'q=gate&sort=-amount&limit=2',
      'sort=-amount&limit=2',
    ]);
  });

  test('a refresh keeps the old rows, marked busy, until it is done', async () => {
    const bills = await loaded();
    const repeated = bills.refresh();
    expect(bills.$page.get()).toMatchObject({ state: 'ready', busy: true, total: 5 });
    await repeated;
    expect(bills.$page.get()).toMatchObject({ busy: false });
  });

  test('the reply of the latest query is shown, even when an older one arrives later', async () => {
    const bills = list();
    let release = () => {};
    server.respond = ({ url }) =>
      url.includes('q=slow')
        ? new Promise((done) => {
            release = () => done({ body: onlyPage([row(9)]) });
          })
        : { body: onlyPage([row(4)]) };
    const slow = bills.setQuery({ q: 'slow' });
    await expect.poll(() => server.received).toHaveLength(1);
    await bills.setQuery({ q: 'fast' });
    release();
    await slow;
    expect(names(bills)).toEqual(['Bill 4']);
  });

  test('when the last page becomes empty, the previous page is shown', async () => {
    const bills = await loaded();
    await bills.next();
    await bills.next();
    paged(all.slice(0, 4));
    await bills.refresh();
    expect(names(bills)).toEqual(['Bill 3', 'Bill 4']);
  });
});

describe('a list that fails', () => {
  test('reports the failure once and can be retried', async () => {
    const bills = list();
    server.respond = () => ({ status: 500, body: '<h1>Oops</h1>' });
    await bills.refresh();
    expect(bills.$page.get()).toEqual({ state: 'failed' });
    expect(failed).toHaveBeenCalledOnce();
    paged(all);
    await bills.refresh();
    expect(names(bills)).toEqual(['Bill 1', 'Bill 2']);
  });

  test('keeps the rows it had', async () => {
    const bills = await loaded();
    server.respond = () => ({ status: 500 });
    await bills.refresh();
    expect(bills.$page.get()).toMatchObject({ state: 'ready', busy: false, total: 5 });
    expect(failed).toHaveBeenCalledOnce();
  });
});

describe('a page or a query that fails', () => {
  const fail = () => {
    server.respond = () => ({ status: 503 });
  };

  test('a next page that fails keeps the current page and can be retried', async () => {
    const bills = await loaded();
    fail();
    await bills.next();
    expect(bills.$page.get()).toMatchObject({ from: 1, busy: false });
    paged(all);
    await bills.next();
    expect(bills.$page.get()).toMatchObject({ from: 3 });
    expect(names(bills)).toEqual(['Bill 3', 'Bill 4']);
    await bills.previous();
    expect(names(bills)).toEqual(['Bill 1', 'Bill 2']);
  });

  test('a query that fails shows no rows of the previous query', async () => {
    const bills = await loaded();
    fail();
    await bills.setQuery({ status: 'paid' });
    expect(bills.$page.get()).toEqual({ state: 'failed' });
    paged(all.filter(({ status }) => status === 'paid'));
    await bills.refresh();
    expect(bills.$page.get()).toMatchObject({ total: 3, from: 1 });
    expect(requests().at(-1)).toBe('status=paid&limit=2');
  });
});

test('a list that the server lacks is absent, without a message', async () => {
  server.respond = () => ({ status: 404, body: { success: false, code: clientErrorCodes.absent } });
  const bills = await loaded();
  expect(bills.$page.get()).toEqual({ state: 'absent' });
  expect(failed).not.toHaveBeenCalled();
});

describe('open', () => {
  test('loads the list each time it becomes visible', async () => {
    const bills = list();
    await bills.open({});
    await bills.open({});
    expect(requests()).toEqual(['limit=2', 'limit=2']);
  });

  test('does nothing while a load is running or has failed', async () => {
    const bills = list();
    await Promise.all([bills.open({}), bills.open({})]);
    expect(requests()).toHaveLength(1);
    server.respond = () => ({ status: 404 });
    const broken = list();
    await broken.open({});
    await broken.open({});
    expect(requests()).toHaveLength(2);
  });
});

describe('put', () => {
  test('replaces a row in its place', async () => {
    const bills = await loaded();
    put(bills, { ...row(2), name: 'Changed' });
    expect(names(bills)).toEqual(['Bill 1', 'Changed']);
    expect(bills.$page.get()).toMatchObject({ total: 5 });
  });

  test('a row that no longer has the filtered status is removed', async () => {
    const bills = list();
    await bills.setQuery({ status: 'paid' });
    put(bills, { ...row(1), status: 'pending' });
    expect(names(bills)).toEqual(['Bill 2']);
    expect(bills.$page.get()).toMatchObject({ total: 4 });
    await expect.poll(() => requests()).toHaveLength(2);
  });

  test('a page that becomes empty is loaded again', async () => {
    const bills = list();
    await bills.setQuery({ status: 'paid' });
    put(bills, { ...row(1), status: 'pending' });
    put(bills, { ...row(2), status: 'pending' });
    expect(names(bills)).toEqual([]);
    await expect.poll(() => names(bills)).toEqual(['Bill 1', 'Bill 2']);
  });

  test('a request for a row runs once at a time', async () => {
    const bills = list();
    let resolve = () => {};
    const work = vi.fn(
      () =>
        new Promise<void>((end) => {
          resolve = end;
        }),
    );
    const runs = [bills.run('b1', work), bills.run('b1', work)];
    expect(bills.$pending.get()).toEqual(new Set(['b1']));
    resolve();
    await Promise.all(runs);
    expect(work).toHaveBeenCalledOnce();
    expect(bills.$pending.get().size).toBe(0);
  });
});

describe('frozen rows', () => {
  const removed = (bills: ReturnType<typeof list>) => {
    const page = bills.$page.get();
    return page.state === 'ready' ? [...(page.removed ?? [])] : page.state;
  };

  test('a row that leaves the list stays, marked as removed, until rows are no longer frozen', async () => {
    const bills = list();
    await bills.setQuery({ status: 'paid' });
    bills.freeze(true);
    put(bills, { ...row(1), status: 'pending' });
    expect(names(bills)).toEqual(['Bill 1', 'Bill 2']);
    expect(removed(bills)).toEqual(['b1']);
    bills.freeze(false);
    expect(names(bills)).toEqual(['Bill 2']);
    expect(removed(bills)).toEqual([]);
    expect(bills.$page.get()).toMatchObject({ total: 4 });
    await expect.poll(() => requests()).toHaveLength(2);
  });

  test('a deleted row stays, and the next one is loaded once rows are no longer frozen', async () => {
    const bills = await loaded();
    bills.freeze(true);
    void bills.remove('b1');
    paged(all.slice(1));
    expect(names(bills)).toEqual(['Bill 1', 'Bill 2']);
    expect(removed(bills)).toEqual(['b1']);
    bills.freeze(false);
    await expect.poll(() => names(bills)).toEqual(['Bill 2', 'Bill 3']);
    expect(requests()).toHaveLength(2);
  });

  test('a refresh shows newer versions of frozen rows and no other rows', async () => {
    const bills = await loaded();
    bills.freeze(true);
    paged([row(9), { ...row(1), name: 'Changed' }, row(2)]);
    await bills.refresh();
    expect(names(bills)).toEqual(['Changed', 'Bill 2']);
    bills.freeze(false);
    await expect.poll(() => names(bills)).toEqual(['Bill 9', 'Changed']);
  });

  test('a page or query that the user asks for replaces frozen rows at once', async () => {
    const bills = await loaded();
    bills.freeze(true);
    void bills.remove('b1');
    await bills.next();
    expect(names(bills)).toEqual(['Bill 3', 'Bill 4']);
    await bills.setQuery({ q: 'gate' });
    expect(removed(bills)).toEqual([]);
  });
  test('a search replaces frozen rows even if a refresh loads its rows', async () => {
    const bills = await loaded();
    bills.freeze(true);
    server.respond = () => ({ body: onlyPage([row(5)]) });
    const searched = bills.setQuery({ q: 'five' });
    await Promise.all([searched, bills.refresh()]);
    expect(names(bills)).toEqual(['Bill 5']);
  });
});

test('rows that others added are counted while rows are frozen, and shown when asked', async () => {
  const bills = await loaded();
  bills.freeze(true);
  paged([row(9), row(8), ...all]);
  await bills.refresh();
  expect([names(bills), bills.$page.get()]).toMatchObject([['Bill 1', 'Bill 2'], { pendingChanges: 2 }]);
  await bills.showPendingChanges();
  expect(names(bills)).toEqual(['Bill 9', 'Bill 8']);
  expect(bills.$page.get()).not.toHaveProperty('pendingChanges');
});

test('while rows are frozen, those that an action removed from the page are marked as removed', async () => {
  const bills = await loaded();
  bills.freeze(true);
  paged(all.slice(1));
  await bills.refresh(new Set(['b1', 'b2']));
  expect(bills.$page.get()).toMatchObject({ removed: new Set(['b1']) });
});

test('rows of an own action tell what became of them and are not counted as changes of others', async () => {
  const bills = await loaded();
  bills.freeze(true);
  paged(all.slice(2));
  // A reload that another reload overtakes must not lose which rows are the user's own.
  await Promise.all([bills.refresh(new Set(['b1', 'b2']), { status: 'paid' }), bills.refresh()]);
  const page = bills.$page.get();
  expect(page).toMatchObject({
    removed: new Set(['b1', 'b2']),
    rows: [{ status: 'paid' }, { status: 'paid' }],
  });
  expect(page).not.toHaveProperty('pendingChanges');
  paged(all);
  await bills.refresh();
  expect(bills.$page.get()).not.toHaveProperty('removed');
});

test('a deleted row that keeps its place says so', async () => {
  const bills = await loaded();
  bills.freeze(true);
  bills.remove('b2');
  expect(bills.$page.get()).toMatchObject({ removed: new Set(['b2']), rows: [{}, { status: 'deleted' }] });
});

test('rows of one status may have another order than all together', async () => {
  const sortOf = (status: string) => (status === 'pending' ? 'createdAt' : undefined);
  const bills = createList({ endpoint: listBills, pageSize: 2, failed, query: { sort: '-amount' }, sortOf });
  await bills.change({ status: 'pending' });
  await bills.change({});
  expect(requests()).toEqual(['sort=createdAt&status=pending&limit=2', 'sort=-amount&limit=2']);
});

describe('a list opened with a page and an order', () => {
  test('a page that was not reached by Next opens, and so does the page before it', async () => {
    const bills = list();
    await bills.open({ page: 3 });
    expect(names(bills)).toEqual(['Bill 5']);
    expect(bills.$page.get()).toMatchObject({ from: 5, hasNext: false });
    await bills.change({ page: 2 });
    expect(names(bills)).toEqual(['Bill 3', 'Bill 4']);
    expect(requests()).toEqual(['limit=4', 'limit=2&cursor=4', 'limit=2', 'limit=2&cursor=2']);
  });

  test('the first page is shown in place of one beyond the end', async () => {
    const bills = list();
    await bills.open({ page: 9 });
    expect(names(bills)).toEqual(['Bill 1', 'Bill 2']);
    expect(bills.$pageNumber.get()).toBe(1);
  });

  test('a sort that is set together with a page loads that page', async () => {
    const bills = list();
    await bills.open({});
    await bills.change({ sort: '-amount', page: 2 });
    expect(requests().at(-1)).toBe('sort=-amount&limit=2&cursor=2');
    await bills.change({ sort: '-amount', page: 2 });
    expect(requests()).toHaveLength(3);
  });

  test('an unknown sort or filter is not requested', async () => {
    const bills = list();
    await bills.open({ sort: 'color', status: 'lost' });
    expect(requests()).toEqual(['limit=2']);
  });
});

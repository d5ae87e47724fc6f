import { listBills } from '@prahari/contract';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { asRaw, num, text } from '../api/read.ts';
import { type StubResponse, stubServer } from '../testing/stub-server.ts';

const server = await stubServer();
vi.stubEnv('PUBLIC_API_URL', server.origin);
const { createList } = await import('./list.ts');

interface Row {
  name: string;
  amount: number;
  status: string;
}

const failed = vi.fn();
const list = () =>
  createList<Row>({
    endpoint: listBills,
    toRow: (raw) => ({
      name: text(asRaw(raw).name),
      amount: num(asRaw(raw).amount, 0),
      status: text(asRaw(raw).status),
    }),
    pageSize: 2,
    texts: (row) => [row.name],
    column: (row, name) => (name === 'amount' ? row.amount : row.name),
    status: (row) => row.status,
    failed,
  });

const row = (amount: number): Row => ({
  name: `Bill ${amount}`,
  amount,
  status: amount % 2 ? 'paid' : 'pending',
});
const all = [1, 2, 3, 4, 5].map(row);
const asked = () => server.received.map(({ url }) => url.replace('/api/admin/bills?', ''));

/** Answers as our API does: pages by cursor. */
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
  server.received.length = 0;
  failed.mockReset();
  paged(all);
});
afterAll(() => server.close());

const names = (bills: ReturnType<typeof list>) => {
  const page = bills.$page.get();
  return page.state === 'ready' ? page.rows.map(({ name }) => name) : page.state;
};

describe('a list that the server pages', () => {
  test('loads its first page and knows how much there is', async () => {
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
    expect(asked()).toEqual(['limit=2']);
  });

  test('goes on to the last page and back, and no further than either end', async () => {
    const bills = list();
    await bills.refresh();
    await bills.next();
    await bills.next();
    expect(bills.$page.get()).toMatchObject({ from: 5, hasNext: false });
    await bills.next();
    await bills.previous();
    expect(names(bills)).toEqual(['Bill 3', 'Bill 4']);
    await bills.previous();
    await bills.previous();
    expect(names(bills)).toEqual(['Bill 1', 'Bill 2']);
    expect(asked()).toEqual([
      'limit=2',
      'limit=2&cursor=2',
      'limit=2&cursor=4',
      'limit=2&cursor=2',
      'limit=2',
    ]);
  });

  test('a new question starts on the first page and keeps the rest of the query', async () => {
    const bills = list();
    await bills.refresh();
    await bills.next();
    await bills.setQuery({ q: 'gate' });
    await bills.setQuery({ sort: '-amount' });
    await bills.setQuery({ q: '' });
    expect(asked().slice(2)).toEqual([
      'q=gate&limit=2',
      'q=gate&sort=-amount&limit=2',
      'sort=-amount&limit=2',
    ]);
  });

  test('old rows stay, marked busy, while newer ones are on their way', async () => {
    const bills = list();
    await bills.refresh();
    const again = bills.refresh();
    expect(bills.$page.get()).toMatchObject({ state: 'ready', busy: true, total: 5 });
    await again;
    expect(bills.$page.get()).toMatchObject({ busy: false });
  });

  test('the last question wins, even when its answer comes first', async () => {
    const bills = list();
    let release = () => {};
    server.respond = ({ url }) =>
      url.includes('q=slow')
        ? new Promise((done) => {
            release = () => done({ body: { success: true, data: [row(9)], nextCursor: null, total: 1 } });
          })
        : { body: { success: true, data: [row(4)], nextCursor: null, total: 1 } };
    const slow = bills.setQuery({ q: 'slow' });
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    await bills.setQuery({ q: 'fast' });
    release();
    await slow;
    expect(names(bills)).toEqual(['Bill 4']);
  });

  test('when the last row of the last page is gone, the page before is shown', async () => {
    const bills = list();
    await bills.refresh();
    await bills.next();
    await bills.next();
    paged(all.slice(0, 4));
    await bills.refresh();
    expect(names(bills)).toEqual(['Bill 3', 'Bill 4']);
  });
});

describe('a list that fails', () => {
  test('says so once, and a retry works', async () => {
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
    const bills = list();
    await bills.refresh();
    server.respond = () => ({ status: 500 });
    await bills.refresh();
    expect(bills.$page.get()).toMatchObject({ state: 'ready', busy: false, total: 5 });
    expect(failed).toHaveBeenCalledOnce();
  });
});

describe('a page or a question that fails', () => {
  const fail = () => {
    server.respond = () => ({ status: 503 });
  };

  test('a next page that fails leaves the list where it was, and the next try gets it', async () => {
    const bills = list();
    await bills.refresh();
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

  test('a question that fails shows no rows of another question', async () => {
    const bills = list();
    await bills.refresh();
    fail();
    await bills.setQuery({ status: 'paid' });
    expect(bills.$page.get()).toEqual({ state: 'failed' });
    paged(all.filter(({ status }) => status === 'paid'));
    await bills.refresh();
    expect(bills.$page.get()).toMatchObject({ total: 3, from: 1 });
    expect(asked().at(-1)).toBe('status=paid&limit=2');
  });
});

describe.each([
  ['bare', (rows: Row[]) => rows],
  ['inside data', (rows: Row[]) => ({ data: rows })],
  ['inside data.data', (rows: Row[]) => ({ data: { data: rows } })],
])('a complete list, %s, as an older API sends it', (_, wrap) => {
  test('is paged, searched, sorted and narrowed in the browser with one call', async () => {
    server.respond = () => ({ body: wrap(all) });
    const bills = list();
    await bills.refresh();
    expect(bills.$page.get()).toMatchObject({ total: 5, from: 1, hasNext: true });
    await bills.next();
    await bills.next();
    expect(bills.$page.get()).toMatchObject({ from: 5, hasNext: false });
    await bills.setQuery({ sort: '-amount' });
    expect(names(bills)).toEqual(['Bill 5', 'Bill 4']);
    await bills.setQuery({ status: 'pending' });
    expect(bills.$page.get()).toMatchObject({ total: 2, hasNext: false });
    await bills.setQuery({ q: 'bill 2' });
    expect(names(bills)).toEqual(['Bill 2']);
    expect(server.received).toHaveLength(1);
  });

  test('that is empty is ready and starts nowhere', async () => {
    server.respond = () => ({ body: wrap([]) });
    const bills = list();
    await bills.refresh();
    expect(bills.$page.get()).toMatchObject({ state: 'ready', rows: [], total: 0, from: 0, hasNext: false });
  });
});

test('a complete list that grew shorter shows its last page', async () => {
  server.respond = () => ({ body: all });
  const bills = list();
  await bills.refresh();
  await bills.next();
  await bills.next();
  server.respond = () => ({ body: all.slice(0, 4) });
  await bills.refresh();
  expect(names(bills)).toEqual(['Bill 3', 'Bill 4']);
});

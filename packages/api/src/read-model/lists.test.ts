import { LIST_LIMIT_MAX } from '@prahari/contract/constants';
import { definitions } from '@prahari/contract/definitions';
import type { EndpointSpec } from '@prahari/contract/endpoint';
import type { Post } from '@prahari/contract/posts.schemas';
import { deliveredEvents } from '@prahari/contract/webhooks';
import { today } from '@prahari/domain/days';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Reply, startApi, type TestApi } from '../../testing/api.ts';
import { clientApplicationBody, daysFromToday } from '../../testing/company.ts';
import { itOnce } from '../../testing/it-once.ts';
import { sortedBy } from '../../testing/list-order.ts';
import { setRows } from '../../testing/rows.ts';
import { addWebhook, testDelivery } from '../../testing/webhooks.ts';
import { nowText } from '../db/ids.ts';
import { demoLogins, seedDemo } from '../demo/seed.ts';

const lists = Object.values(definitions).filter((endpoint) => endpoint.list !== undefined);
const columns = lists.flatMap((endpoint) =>
  (endpoint.list?.sort ?? []).map((column) => [endpoint.path, column, endpoint] as const),
);

let api: TestApi;
const tokens: Record<string, string> = {};
/** The cursor of the first row of each list, by path. */
const cursors: Record<string, string> = {};
beforeAll(async () => {
  api = await startApi();
  await seedDemo(api.db);
  for (const role of ['admin', 'client'] as const) {
    const { body } = await api.post('/auth/login', { ...demoLogins[role], role });
    tokens[role] = body.token;
  }
  await addDeliveries(tokens.admin ?? '');
  await markPaid(tokens.admin ?? '');
  for (const list of lists) cursors[list.path] = (await get(list, 'limit=1')).body.nextCursor;
});
afterAll(() => api.stop());

/** Marks bills as paid, whose payments are to be explained. */
async function markPaid(admin: string): Promise<void> {
  const { data } = (await api.get('/admin/bills?limit=6&status=overdue', admin)).body;
  for (const { _id } of data) await api.post('/admin/bills/mark-paid', { billId: _id }, admin);
}

/** Queues deliveries of several kinds, because the demo has no webhook. */
async function addDeliveries(admin: string): Promise<void> {
  for (const url of ['https://b.example.com/', 'https://a.example.com/']) {
    const { id } = await addWebhook(api, admin, { url });
    for (const [n, event] of deliveredEvents.entries()) {
      const deliveryId = await testDelivery(api, admin, id);
      const outcome = [{}, { delivered_at: nowText() }, { failed_at: nowText() }][n % 3];
      await setRows(api.db, 'webhook_deliveries', { id: deliveryId }, { event, attempts: n % 4, ...outcome });
    }
  }
}

const get = ({ path, access }: EndpointSpec, query = ''): Promise<Reply> =>
  api.get(`${path}?${query}`, tokens[access]);
/** Rows of a reply without when an account was last used, which each call of its owner can change. */
const steadyRows = (rows: Reply['body']): Reply['body'] =>
  rows.map(({ lastSeenAt: _, ...row }: { lastSeenAt?: string }) => row);
const allRows = async (list: EndpointSpec, query = '') => {
  const { body } = await get(list, query);
  return steadyRows(Array.isArray(body) ? body : body.data);
};

async function allPages(list: EndpointSpec, query: string, limit: number) {
  const rows = [];
  let cursor = '';
  do {
    const { status, body } = await get(list, `${query}&limit=${limit}${cursor && `&cursor=${cursor}`}`);
    expect(status).toBe(200);
    expect(body.data.length).toBeLessThanOrEqual(limit);
    rows.push(...steadyRows(body.data));
    cursor = body.nextCursor ?? '';
    expect(body.total).toBeGreaterThanOrEqual(rows.length);
    if (cursor === '') expect(rows).toHaveLength(body.total);
  } while (cursor !== '');
  return rows;
}

describe.each(columns)('%s by %s', (_, column, list) => {
  it('rows are sorted in both directions, unrated ones last, and all pages together are the complete list', async () => {
    const ascending = await allRows(list, `sort=${column}`);
    expect(ascending.length).toBeGreaterThan(0);
    const isUnrated = (row: { rating?: number }) => column === 'rating' && row.rating === 0;
    const unratedLast = (rows: typeof ascending) => [
      ...rows.filter((row: { rating?: number }) => !isUnrated(row)),
      ...rows.filter(isUnrated),
    ];
    expect(ascending).toEqual(unratedLast(sortedBy(ascending, column)));
    const descending = unratedLast(ascending.toReversed());
    expect(await allRows(list, `sort=-${column}`)).toEqual(descending);
    const limit = Math.min(LIST_LIMIT_MAX, Math.ceil(ascending.length / 4));
    expect(await allPages(list, `sort=${column}`, limit)).toEqual(ascending);
    expect(await allPages(list, `sort=-${column}`, limit)).toEqual(descending);
  });
});

/** The posts that have each status; a post may have several. */
const postStatusRules: Record<string, (post: Post) => boolean> = {
  short: ({ short }) => short > 0,
  tonight: ({ emptyTonight }) => emptyTonight > 0,
  ending: ({ endDate }) => endDate <= daysFromToday(7),
  upcoming: ({ startDate }) => startDate > today(),
};

describe('the statuses of posts', () => {
  const [posts] = lists.filter(({ path }) => path === '/admin/posts');
  if (!posts) throw new Error('no list of posts');

  it.each(Object.entries(postStatusRules))(
    'the status %s lists the posts that meet its rule and have not ended',
    async (status, is) => {
      const open: Post[] = await allRows(posts);
      const some: Post[] = await allRows(posts, `status=${status}`);
      expect(some).toEqual(open.filter(is));
      expect(some.length).toBeGreaterThan(0);
      expect(await allPages(posts, `status=${status}&sort=createdAt`, 3)).toEqual(some.toReversed());
    },
  );

  it('ended posts are listed only with the status ended', async () => {
    const ended: Post[] = await allRows(posts, 'status=ended');
    expect(ended.length).toBeGreaterThan(0);
    expect(ended.every(({ endDate }) => endDate < today())).toBe(true);
    const open: Post[] = await allRows(posts);
    expect(open.every(({ endDate }) => endDate >= today())).toBe(true);
    const { rows } = await api.db
      .selectFrom('posts')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    expect(open.length + ended.length).toBe(rows);
  });
});

describe.each(lists.map((list) => [list.path, list] as const))('%s', (_, list) => {
  it('rows are newest first, complete without a limit and in pages with one', async () => {
    const rows = await allRows(list);
    expect(rows).toEqual(await allRows(list, 'sort=-createdAt'));
    expect(await allPages(list, '', 200)).toEqual(rows);
    expect((await get(list)).body.total).toBeUndefined();
  });

  it.runIf(list.path !== '/admin/posts' && list.list?.status.length !== 0)(
    'each status returns only its rows, and all statuses together are the complete list',
    async () => {
      const rows = await allRows(list);
      let found = 0;
      for (const status of list.list?.status ?? []) {
        const some = await allRows(list, `status=${status}`);
        expect(
          some.every(
            (row: { status?: string; topic?: string; role?: string }) =>
              (row.topic ?? row.role ?? row.status) === status,
          ),
        ).toBe(true);
        expect(await allPages(list, `status=${status}&sort=createdAt`, 50)).toEqual(some.toReversed());
        found += some.length;
      }
      expect(found).toBe(rows.length);
    },
  );

  it('% and _ in a search are plain characters', async () => {
    for (const q of ['%', '_', 'a%b', '%%', '\\', "'", '"']) {
      const { status } = await get(list, `q=${encodeURIComponent(q)}`);
      expect(status).toBe(200);
      if (q !== '"' && q !== "'")
        expect([q, await allRows(list, `q=${encodeURIComponent(q)}`)]).toEqual([q, []]);
    }
  });

  it('operators of an expression in a search are plain characters', async () => {
    const operators = [
      'x" OR "a',
      '(a) AND',
      'NEAR(a b)',
      'a*',
      '^a',
      '{1,2}',
      '}',
      'NULL',
      "a') or true --",
      '-a : b',
      '\ufffd',
    ];
    for (const q of operators) {
      const { status, body } = await get(list, `limit=1&q=${encodeURIComponent(q)}`);
      expect([q, status, body.total]).toEqual([q, 200, 0]);
    }
  });

  itOnce('an invalid parameter is refused by name', async () => {
    const refused = {
      limit: ['0', '201', '-1', '1.5', 'many', '', '1e2', '99999'],
      sort: ['nothing', '--createdAt', '', 'createdAt;drop table bills', 'id', 'password_hash'],
      status: ['nothing', '', 'PENDING'],
      q: ['%00', 'a'.repeat(65)],
    };
    for (const [name, values] of Object.entries(refused)) {
      for (const value of values) {
        const { status, body } = await get(list, `${name}=${value}`);
        expect([name, value, status, body.errors?.[0]?.path]).toEqual([name, value, 400, name]);
      }
    }
  });

  itOnce('a parameter given twice is refused', async () => {
    for (const [name, value] of Object.entries({ limit: '5', q: 'a', sort: 'createdAt', cursor: 'x' })) {
      const { status, body } = await get(list, `${name}=${value}&${name}=${value}`);
      expect([name, status, body.errors?.[0]?.path]).toEqual([name, 400, name]);
    }
  });

  itOnce('an invented cursor, or one of another query or list, is refused', async () => {
    const cursor = cursors[list.path] ?? '';
    expect(cursor).not.toBe('');
    const [query] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const [column = ''] = list.list?.sort ?? [];
    const queries = [
      `limit=1&sort=${column}&cursor=${cursor}`,
      `limit=1&q=a&cursor=${cursor}`,
      'limit=1&cursor=nonsense',
      'limit=1&cursor=',
      `limit=1&cursor=${forged(query, null, 'x')}`,
      `limit=1&cursor=${forged(query)}`,
      // The lists of clients and guards are paged without `limit` too.
      list.access === 'admin' ? `cursor=${cursor}` : 'cursor=nonsense',
    ];
    for (const other of lists.filter(({ access, path }) => access === list.access && path !== list.path)) {
      queries.push(`limit=1&cursor=${cursors[other.path]}`);
    }
    for (const query of queries) {
      const { status, body } = await get(list, query);
      expect([query, status, body.errors?.[0]?.path]).toEqual([query, 400, 'cursor']);
    }
  });

  it('a cursor with values of another type never gives a server error', async () => {
    for (const column of list.list?.sort ?? []) {
      const { body } = await get(list, `limit=1&sort=${column}`);
      const [query] = JSON.parse(Buffer.from(body.nextCursor, 'base64url').toString());
      for (const value of ['abc', '\u0000', 1.5, 1e300, '', -0]) {
        const cursor = Buffer.from(JSON.stringify([query, value, 'x'])).toString('base64url');
        const { status } = await get(list, `limit=1&sort=${column}&cursor=${cursor}`);
        expect([column, value, [200, 400].includes(status)]).toEqual([column, value, true]);
      }
    }
  });
});

it.each([
  ['/admin/bills', 'status=paid&sort=client'],
  ['/admin/bills', 'sort=-amount'],
  ['/admin/posts', 'sort=city'],
  ['/admin/guards', 'status=assigned&sort=createdAt'],
  ['/admin/security-applications', 'sort=-status'],
])('a search of %s with %s has the same rows in pages, which count them, as whole', async (path, query) => {
  const list = lists.find((one) => one.path === path);
  if (!list) throw new Error(`no list ${path}`);
  const whole = await allRows(list, `${query}&q=example`);
  expect(whole.length).toBeGreaterThan(3);
  expect(await allPages(list, `${query}&q=example`, 2)).toEqual(whole);
});

it('a search returns exactly the rows that contain the text, regardless of case', async () => {
  const { token } = await api.signIn('client');
  const places = [
    'Mill 100% Road',
    'Mill 100x Road',
    'Plot a_b',
    'Plot aXb',
    'C:\\gate',
    'Café Élan',
    'कोठी नं. 5',
  ];
  for (const location of places)
    await api.post('/client/submit-application', clientApplicationBody({ location }), token);
  const found = async (q: string) => {
    const { body } = await api.get(`/client/applications?sort=location&q=${encodeURIComponent(q)}`, token);
    return body.data.map((row: { location: string }) => row.location);
  };
  expect(await found('100%')).toEqual(['Mill 100% Road']);
  expect(await found('A_B')).toEqual(['Plot a_b']);
  expect(await found('\\')).toEqual(['C:\\gate']);
  expect(await found('café élan')).toEqual(['Café Élan']);
  expect(await found('ÉLAN')).toEqual(['Café Élan']);
  expect(await found('कोठी')).toEqual(['कोठी नं. 5']);
  expect(await found(' a_b ')).toEqual(['Plot a_b']);
  expect(await found('mill 100')).toEqual(['Mill 100% Road', 'Mill 100x Road']);
});

it('rows added between two pages neither repeat nor hide others', async () => {
  const { token } = await api.signIn('client');
  const submit = async (location: string) => {
    const { body } = await api.post('/client/submit-application', clientApplicationBody({ location }), token);
    return body.data._id as string;
  };
  const before: string[] = [];
  for (const place of ['B', 'D', 'F', 'H', 'J', 'L']) before.push(await submit(place));
  const seen: string[] = [];
  let cursor: string | null = '';
  for (const newcomer of ['A', 'G', 'Z', 'I']) {
    const query: string = `?sort=location&limit=2${cursor && `&cursor=${cursor}`}`;
    const { body } = await api.get(`/client/applications${query}`, token);
    seen.push(...body.data.map((row: { _id: string }) => row._id));
    cursor = body.nextCursor;
    if (cursor === null) break;
    await submit(newcomer);
  }
  expect(seen.filter((id) => before.includes(id))).toEqual(before);
  expect(new Set(seen).size).toBe(seen.length);
});

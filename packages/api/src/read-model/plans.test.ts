import { today } from '@prahari/domain/days';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { migrate } from '../db/migrate.ts';
import { isPostgres, openDatabase } from '../db/open.ts';
import { clientIdOf, guardIdOf } from '../db/person-record.ts';
import type { Db, Tx } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { listTables } from '../startup/list-tables.ts';
import { refreshLists } from '../startup/refresh-lists.ts';
import { countStatement, joinLookedUp, pageStatements, type RowContent } from './page-statements.ts';
import { takeStatement } from './refresh.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await freshDatabase();
  db = await openDatabase(database, () => {});
  await migrate(db);
  await refreshLists(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

type Pages = ReturnType<typeof pageStatements>;
type Statement = ReturnType<typeof countStatement> | Pages['all'] | ReturnType<Pages['withContent']>;

/** The plan of PostgreSQL. */
async function explained(tx: Tx, statement: Statement): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${statement}`.execute(tx);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** The plan as text. PostgreSQL is told to avoid sorts and scans, so that one stays only where no index serves. */
async function planOf(statement: Statement): Promise<string> {
  if (!isPostgres(db)) {
    const { rows } = await sql<{ detail: string }>`explain query plan ${statement}`.execute(db);
    return rows.map(({ detail }) => detail).join('\n');
  }
  return inTransaction(db, async (tx) => {
    await sql`set local enable_sort = off`.execute(tx);
    await sql`set local enable_seqscan = off`.execute(tx);
    return explained(tx, statement);
  });
}

const contents: Record<string, RowContent> = {
  bills: {
    table: 'bills',
    keepsDeleted: true,
    joins: () => sql`left join clients on clients.id = bills.client_id`,
    columns: () => [sql<string>`bills.number`.as('number')],
  },
  guards: {
    table: 'guards',
    joins: (db) => joinLookedUp(db, 'users', 'guards.user_id'),
    columns: () => [sql<string>`users.name`.as('json')],
  },
};

const READS_EVERYTHING =
  /TEMP B-TREE|\bSort\b|Seq Scan|SCAN (?!counted|(?:l|bills|guards) USING (?:COVERING )?INDEX)/;

const requests = listTables.flatMap((list) =>
  [undefined, ...Object.keys(list.columns), 'createdAt'].flatMap((column) =>
    (column === undefined ? [undefined] : [column, `-${column}`]).flatMap((sort) =>
      [{}, { status: 'x' }, ...(list.owned ? [{ owner: 'x' }] : [])].map(
        ({ status, owner }: { status?: string; owner?: string }) => ({
          title: [list.name, sort ?? 'unsorted', status && 'of a status', owner && 'of an owner']
            .filter(Boolean)
            .join(' '),
          list,
          selection: { query: { ...(sort && { sort }), ...(status && { status }) }, owner },
        }),
      ),
    ),
  ),
);

describe.each(requests)('a page of $title', ({ list, selection }) => {
  const number = ['bigint', 'double precision'];
  const valueFor = async (): Promise<string | number> => {
    const column = list.columns[selection.query.sort?.replace('-', '') ?? ''] ?? 'id';
    const table = (await db.introspection.getTables()).find(({ name }) => name === `list_${list.name}`);
    const type = table?.columns.find(({ name }) => name === column)?.dataType.toLowerCase() ?? '';
    return [...number, 'int8', 'float8'].includes(type) ? 1 : 'x';
  };

  it('is read from an index in its order, from the start and after a cursor', async () => {
    const first = pageStatements(db, list, { selection, position: undefined, limit: 51 });
    expect(await planOf(first.all)).not.toMatch(READS_EVERYTHING);
    const position: [string | number, string] = [await valueFor(), 'x'];
    const next = pageStatements(db, list, { selection, position, limit: 51 });
    const content = contents[list.name];
    if (content) expect(await planOf(first.withContent(content, today()))).not.toMatch(READS_EVERYTHING);
    for (const statement of [next.all, ...(content ? [next.withContent(content, today())] : [])]) {
      const later = await planOf(statement);
      expect(later).not.toMatch(READS_EVERYTHING);
      expect(later).toMatch(isPostgres(db) ? /Index Cond: .*ROW\(|Index Cond: .*id/ : /[<>]/);
    }
  });
});

describe.each(listTables.map((list) => [list.name, list] as const))('a search of %s', (_, list) => {
  const selection = { query: { q: 'kumar' }, owner: undefined };

  it('a search for a rare text reads the text index', async () => {
    const { indexed } = pageStatements(db, list, { selection, position: undefined, limit: 51 });
    const index = isPostgres(db) ? `Bitmap Index Scan on list_${list.name}_grams_gin` : 'VIRTUAL TABLE INDEX';
    const plan = await planOf(indexed);
    expect(plan).toContain(index);
    expect(plan).toMatch(isPostgres(db) ? /_pkey/ : /SEARCH l USING INTEGER PRIMARY KEY/);
    expect(await planOf(countStatement(db, list, selection, 10_001))).toContain(index);
  });

  it('a search for a common text reads the next rows from the index of the order', async () => {
    const { walk } = pageStatements(db, list, { selection, position: undefined, limit: 51 });
    expect(await planOf(walk)).toMatch(isPostgres(db) ? /Index Scan/ : /SCAN l USING INDEX/);
  });
});

describe.each(listTables.map((list) => [list.name, list] as const))('a refresh of %s', (name, list) => {
  it('rows to refresh are found through an index', async () => {
    const due = sql`select id from ${sql.table(`list_${name}`)} where valid_through < '2026-11-22' limit 500`;
    for (const statement of [takeStatement(list), due])
      expect(await planOf(statement as Statement)).not.toMatch(READS_EVERYTHING);
  });
});

it('changes are taken by one range of an index also where PostgreSQL knows of only one change', async () => {
  const [list] = listTables;
  if (!list) throw new Error('no list');
  if (!isPostgres(db)) return;
  const plan = await inTransaction(db, async (tx) => {
    await sql`insert into list_changes (list, id) values (${list.name}, 'x')`.execute(tx);
    await sql`analyze list_changes`.execute(tx);
    return explained(tx, takeStatement(list) as unknown as Statement);
  });
  expect(plan).toMatch(/InitPlan/);
  expect(plan).not.toMatch(/Nested Loop/);
});

it('PostgreSQL looks up the account of each guard of a batch and cannot read all accounts', async () => {
  const [guards] = listTables.filter(({ name }) => name === 'guards');
  if (!guards || !contents.guards) throw new Error('no list of guards');
  if (!isPostgres(db)) return;
  const request = { selection: { query: {}, owner: undefined }, position: undefined, limit: 201 };
  const batch = pageStatements(db, guards, request).asText(contents.guards, today());
  const plan = await inTransaction(db, async (tx) => {
    await sql`set local enable_nestloop = off`.execute(tx);
    return explained(tx, batch);
  });
  expect(plan).toContain('Index Scan using users_pkey');
  expect(plan).not.toMatch(/(?:Hash|Merge).* Join/);
});

it('the bills of one owner are counted by an index', async () => {
  const [bills] = listTables.filter(({ name }) => name === 'bills');
  if (!bills) throw new Error('no list of bills');
  const plan = await planOf(countStatement(db, bills, { query: {}, owner: 'x' }, 10_001));
  expect(plan).not.toMatch(READS_EVERYTHING);
});

it('the record that a name leads to is found by indexes', async () => {
  const addressee = sql<string>`(select users.id from users where users.email = outbox.recipient)`;
  const ids = sql`select ${guardIdOf(addressee)}, ${clientIdOf(addressee)} from outbox where outbox.id = 'x'`;
  const plan = await planOf(ids as Statement);
  expect(plan).toMatch(/own_guard/);
  expect(plan).not.toMatch(READS_EVERYTHING);
});

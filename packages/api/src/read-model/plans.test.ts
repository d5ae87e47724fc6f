import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { migrate } from '../db/migrate.ts';
import { isPostgres, openDatabase } from '../db/open.ts';
import { clientIdOf, guardIdOf } from '../db/person-record.ts';
import type { Db, Tx } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { auditList } from '../features/audit-log/audit-log.queries.ts';
import { listTables } from '../startup/list-tables.ts';
import { refreshLists } from '../startup/refresh-lists.ts';
import { takeChangesStatement } from './refresh.ts';
import { firstIdsWith } from './search.ts';
import { countedPage, countStatements, pageStatements } from './statements.ts';

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

type Statement = RawBuilder<unknown>;

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

const READS_EVERYTHING = /TEMP B-TREE|\bSort\b|Seq Scan|SCAN (?!counted|l USING (?:COVERING )?INDEX)/;

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
    const first = pageStatements(db, list, { selection, limit: 51 });
    expect(await planOf(first.all)).not.toMatch(READS_EVERYTHING);
    const position: [string | number, string] = [await valueFor(), 'x'];
    const next = pageStatements(db, list, { selection, position, limit: 51 });
    const later = await planOf(next.all);
    expect(later).not.toMatch(READS_EVERYTHING);
    expect(later).toMatch(isPostgres(db) ? /Index Cond: .*ROW\(|Index Cond: .*id/ : /[<>]/);
  });
});

describe.each(listTables.map((list) => [list.name, list] as const))('a search of %s', (_, list) => {
  const selection = { query: { q: 'kumar' } };

  it('for a rare text reads the index of texts', async () => {
    const { indexed } = pageStatements(db, list, { selection, limit: 51 });
    const index = isPostgres(db) ? `Bitmap Index Scan on list_${list.name}_text` : 'VIRTUAL TABLE INDEX';
    expect(await planOf(indexed)).toContain(index);
    expect(await planOf(countStatements(db, list, selection, 10_001).indexed)).toContain(index);
    // In a table without rows PostgreSQL would take any index of a status.
    const counted = isPostgres(db) ? selection : { query: { q: 'kumar', status: 'x' } };
    const page = countedPage(db, list, { selection: counted, limit: 51 }, 10_001);
    expect(page && (await planOf(page))).toContain(index);
  });

  it('for a common text reads the next rows in their order', async () => {
    const { near, short } = pageStatements(db, list, { selection, limit: 51 });
    for (const statement of [near, short])
      expect(await planOf(statement)).toMatch(isPostgres(db) ? /Index Scan/ : /SCAN l USING INDEX/);
  });
});

describe.each(listTables.map((list) => [list.name, list] as const))('a refresh of %s', (name, list) => {
  it('rows to refresh are found through an index', async () => {
    const due = sql`select id from ${sql.table(`list_${name}`)} where valid_through < '2026-11-22' limit 500`;
    for (const statement of [takeChangesStatement(list), due])
      expect(await planOf(statement)).not.toMatch(READS_EVERYTHING);
  });
});

it('changes are taken by one range of an index also where PostgreSQL knows of only one change', async () => {
  const [list] = listTables;
  if (!list) throw new Error('no list');
  if (!isPostgres(db)) return;
  const plan = await inTransaction(db, async (tx) => {
    await sql`insert into list_changes (list, id) values (${list.name}, 'x')`.execute(tx);
    await sql`analyze list_changes`.execute(tx);
    return explained(tx, takeChangesStatement(list));
  });
  expect(plan).toMatch(/InitPlan/);
  expect(plan).not.toMatch(/Nested Loop/);
});

it('the bills of one owner are counted by an index', async () => {
  const [bills] = listTables.filter(({ name }) => name === 'bills');
  if (!bills) throw new Error('no list of bills');
  const plan = await planOf(countStatements(db, bills, { query: {}, owner: 'x' }, 10_001).tested);
  expect(plan).not.toMatch(READS_EVERYTHING);
});

it('the record that a name leads to is found by indexes', async () => {
  const addressee = sql<string>`(select users.id from users where users.email = outbox.recipient)`;
  const ids = sql`select ${guardIdOf(addressee)}, ${clientIdOf(addressee)} from outbox where outbox.id = 'x'`;
  const plan = await planOf(ids);
  expect(plan).toMatch(/own_guard/);
  expect(plan).not.toMatch(READS_EVERYTHING);
});

it('the people whom a search of the audit log names are found by the index of texts', async () => {
  const plan = await planOf(firstIdsWith(db, 'list_accounts', 'kumar', 50));
  expect(plan).toMatch(
    isPostgres(db) ? /list_accounts_text|Index Scan using list_accounts_pkey/ : /VIRTUAL TABLE INDEX/,
  );
  expect(plan).not.toMatch(/TEMP B-TREE|SCAN l\b|Seq Scan/);
});

it('the entries of a topic of the audit log are found by the index of topics', async () => {
  const ofTopic = sql`select l.id from (${auditList.rows(db, {})}) as l
    where l.status = ${'bills'} order by l.id desc limit 51`;
  const plan = await planOf(ofTopic);
  expect(plan).toMatch(/audit_topic/);
  expect(plan).not.toMatch(READS_EVERYTHING);
});

it('every column that names a row of another table is indexed, so that deleting such a row is quick', async () => {
  if (isPostgres(db)) return;
  const { rows } = await sql<{ column: string }>`select tables.name || '.' || reference."from" as "column"
    from sqlite_master as tables join pragma_foreign_key_list(tables.name) as reference
    where tables.type = 'table' and not exists (
      select 1 from pragma_index_list(tables.name) as indexes join pragma_index_info(indexes.name) as parts
      where indexes.partial = 0 and parts.seqno = 0 and parts.name = reference."from")`.execute(db);
  expect(rows).toEqual([]);
});

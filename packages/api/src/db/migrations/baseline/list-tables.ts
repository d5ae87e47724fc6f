import type { Kysely } from 'kysely';
import { isPostgres, numbered, run } from './run.ts';
import { createTrigger } from './triggers.ts';

export type KeyType = 'text' | 'bigint' | 'double precision';

export interface ListSchema {
  /** Sort columns beside status and creation. */
  keys: Record<string, KeyType>;
  /** Columns that are summed and not sorted by, all bigint. */
  sums?: readonly string[];
  /** True if the list is also read by owner. */
  owned?: true;
}

/** Sorts text by code point on both engines. */
const typeOf = (db: Kysely<unknown>, type: KeyType): string =>
  type === 'text' && isPostgres(db) ? 'text collate "C"' : type;

/**
 * Indexes what is searched by runs of three letters. PostgreSQL keeps its index itself; on SQLite the
 * index is a table, which triggers keep.
 */
async function indexTexts(db: Kysely<unknown>, table: string): Promise<void> {
  const index = `${table}_text`;
  if (isPostgres(db)) {
    // A search reads the pending entries from end to end; with fewer of them an import takes longer.
    await run(
      db,
      `create index ${index} on ${table} using gin (search_text extensions.gin_trgm_ops)
        with (gin_pending_list_limit = 512)`,
    );
    return;
  }
  await run(
    db,
    `create virtual table ${index} using fts5(search_text, content='', contentless_delete=1,
      tokenize='trigram case_sensitive 1')`,
  );
  const remove = `delete from ${index} where rowid = old.n;`;
  const add = `insert into ${index} (rowid, search_text) values (new.n, new.search_text);`;
  const on = { table };
  const isChanged = 'old.search_text <> new.search_text';
  await createTrigger(db, { ...on, name: `${index}_insert`, event: 'after insert' }, add);
  await createTrigger(
    db,
    { ...on, name: `${index}_update`, event: 'after update', when: isChanged },
    `${remove} ${add}`,
  );
  await createTrigger(db, { ...on, name: `${index}_delete`, event: 'after delete' }, remove);
}

/** Creates the table `list_<name>` with its indexes. */
export async function createListTable(
  db: Kysely<unknown>,
  name: string,
  { keys, sums = [], owned }: ListSchema,
): Promise<void> {
  const table = `list_${name}`;
  const text = typeOf(db, 'text');
  const columns = [
    ...Object.entries(keys).map(([column, type]) => `${column} ${typeOf(db, type)} not null,`),
    ...sums.map((column) => `${column} bigint not null,`),
  ];
  await run(
    db,
    `create table ${table} (
      ${numbered(db)},
      id ${text} not null unique,
      ${owned ? `owner ${text} not null,` : ''}
      status ${text} not null,
      ${columns.join(' ')}
      search_text text not null,
      valid_after text,
      valid_through text)`,
  );
  const filters = ['status', ...(owned ? ['owner'] : [])];
  const orders = [
    ...filters.map((filter) => [filter]),
    ...(owned ? [['owner', 'status']] : []),
    ...Object.keys(keys).flatMap((key) => [[key], ...filters.map((filter) => [filter, key])]),
  ];
  for (const order of orders)
    await run(db, `create index ${[table, ...order].join('_')} on ${table} (${[...order, 'id'].join(', ')})`);
  await run(
    db,
    `create index ${table}_valid_through on ${table} (valid_through) where valid_through is not null`,
  );
  await indexTexts(db, table);
  await run(db, `insert into list_state (list, version, checked_on, counts) values ('${name}', 0, '', '{}')`);
}

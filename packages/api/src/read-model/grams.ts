import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from '../db/open.ts';
import type { Db, Tx } from '../db/tables.ts';
import type { ListTable } from './list-table.ts';
import { gramsOf, gramsToFind } from './search-text.ts';

/**
 * The index of a list's texts by runs of one to three characters: an FTS5 table on SQLite, an array with a GIN index on
 * PostgreSQL. Neither trigram tokenizer of the engines finds one or two characters, and pg_trgm drops what is no letter.
 */
export const gramTableOf = ({ name }: ListTable) => sql.table(`list_${name}_grams`);

const MAX_TOKENS = 50_000;
/** Few grams are frequent, and writing a number takes longer than looking it up. */
const tokenByGram = new Map<number, string>();

function tokenOf(gram: number): string {
  const known = tokenByGram.get(gram);
  if (known !== undefined) return known;
  const token = (gram >>> 0).toString(36);
  if (tokenByGram.size < MAX_TOKENS) tokenByGram.set(gram, token);
  return token;
}

/** Adds rows that are not in the index. */
export async function addGrams(tx: Tx, list: ListTable, rows: { n: number; text: string }[]): Promise<void> {
  if (rows.length === 0) return;
  const table = gramTableOf(list);
  if (isPostgres(tx)) {
    const values = rows.map(({ n, text }) => sql`(${n}, ${gramsOf(text)}::integer[])`);
    await sql`insert into ${table} (n, grams) values ${sql.join(values)}`.execute(tx);
  } else {
    const values = rows.map(({ n, text }) => sql`(${n}, ${gramsOf(text).map(tokenOf).join(' ')})`);
    await sql`insert into ${table} (rowid, grams) values ${sql.join(values)}`.execute(tx);
  }
}

/** Removes rows from the index. */
export async function removeGrams(tx: Tx, list: ListTable, numbers: number[]): Promise<void> {
  if (numbers.length === 0) return;
  const number = sql.ref(isPostgres(tx) ? 'n' : 'rowid');
  await sql`delete from ${gramTableOf(list)} where ${number} in (${sql.join(numbers)})`.execute(tx);
}

/** A query for the numbers `n` of rows that may contain one of the needles; all that do are among them. */
export function candidates(db: Db, list: ListTable, needles: readonly string[]): RawBuilder<unknown> {
  const table = gramTableOf(list);
  if (isPostgres(db)) {
    const conditions = needles.map((needle) => sql`grams @> ${gramsToFind(needle)}::integer[]`);
    return sql`select n from ${table} where ${sql.join(conditions, sql` or `)}`;
  }
  const query = needles
    .map(
      (needle) =>
        `(${gramsToFind(needle)
          .map((gram) => `"${tokenOf(gram)}"`)
          .join(' AND ')})`,
    )
    .join(' OR ');
  return sql`select rowid as n from ${table} where ${table} match ${query}`;
}

/** Whether a text contains one of the needles, character by character. */
export const containsAny = (
  db: Db,
  text: RawBuilder<string>,
  needles: readonly string[],
): RawBuilder<boolean> => {
  const position = isPostgres(db) ? sql`strpos` : sql`instr`;
  const conditions = needles.map((needle) => sql`${position}(${text}, ${needle}) > 0`);
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
};

import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import { where } from './order.ts';
import { needlesOf } from './search-text.ts';

/** The engines index runs of three letters. */
const INDEXED_LETTERS = 3;

/** Rows that a search of fewer letters looks through. */
export const SHORT_SEARCH_ROWS = 1_000;

/** True if a text is too short for the index. */
export const isShort = (q: string): boolean =>
  needlesOf(q).some((needle) => [...needle].length < INDEXED_LETTERS);

const anyOf = (conditions: RawBuilder<unknown>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** True if a text in lower case contains what is searched. */
export const contains = (db: Db, text: RawBuilder<string>, q: string): RawBuilder<boolean> => {
  const position = isPostgres(db) ? sql`strpos` : sql`instr`;
  return anyOf(needlesOf(q).map((needle) => sql`${position}(${text}, ${needle}) > 0`));
};

/** A pattern of `like` for any text with the needle in it. */
const patternOf = (needle: string): string => `%${needle.replace(/[\\%_]/g, '\\$&')}%`;

/** An expression of FTS5 for texts with runs of three letters that together are the whole needle. */
function matchOf(needle: string): string {
  const letters = [...needle];
  const last = letters.length - INDEXED_LETTERS;
  const runs = letters
    .map((_, start) => letters.slice(start, start + INDEXED_LETTERS).join(''))
    .filter((_, start) => start === last || (start < last && start % INDEXED_LETTERS === 0));
  return `(${runs.map((run) => `"${run.replaceAll('"', '""')}"`).join(' AND ')})`;
}

/**
 * The rows `l` of a list with a text of at least three letters, found by the engine's index and tested
 * again. The source of a `select`, with its conditions.
 */
export function indexedRows(
  db: Db,
  list: string,
  { q, conditions }: { q: string; conditions: readonly RawBuilder<unknown>[] },
): RawBuilder<unknown> {
  const table = sql.table(`list_${list}`);
  if (isPostgres(db)) {
    const like = anyOf(needlesOf(q).map((needle) => sql`l.search_text like ${patternOf(needle)}`));
    return sql`from ${table} as l ${where([...conditions, like])}`;
  }
  const index = sql.table(`list_${list}_text`);
  const match = needlesOf(q).map(matchOf).join(' OR ');
  const found = sql`${index} match ${match}`;
  return sql`from ${index} cross join ${table} as l on l.n = ${index}.rowid
    ${where([found, ...conditions, contains(db, sql.ref('l.search_text'), q)])}`;
}

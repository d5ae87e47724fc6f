import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import { where } from './order.ts';
import { needlesOf } from './search-text.ts';

/** The engines index runs of three letters. */
const INDEXED_LETTERS = 3;

/** Rows that a search of fewer letters looks through. */
export const SHORT_SEARCH_ROWS = 1_000;

/** Rows in which a page of a common text is looked for. */
export const NEAR_ROWS = 2_000;

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

/** A phrase of FTS5: the needle's runs of three letters, one after another. */
const phraseOf = (needle: string): string => `"${needle.replaceAll('"', '""')}"`;

const indexOf = (list: string) => sql.table(`list_${list}_text`);
const matches = (list: string, q: string) =>
  sql`${indexOf(list)} match ${needlesOf(q).map(phraseOf).join(' OR ')}`;

interface Search {
  q: string;
  conditions: readonly RawBuilder<unknown>[];
}

/**
 * Finds the rows `l` of a list with a text of at least three letters by the engine's index. Returns the
 * source of a `select`, with its conditions.
 */
export function indexedRows(db: Db, list: string, { q, conditions }: Search): RawBuilder<unknown> {
  const table = sql.table(`list_${list}`);
  if (isPostgres(db)) {
    const like = anyOf(needlesOf(q).map((needle) => sql`l.search_text like ${patternOf(needle)}`));
    return sql`from ${table} as l ${where([...conditions, like])}`;
  }
  return sql`from ${indexOf(list)} cross join ${table} as l on l.n = ${indexOf(list)}.rowid
    ${where([matches(list, q), ...conditions])}`;
}

/** The same rows, to be counted: without conditions, SQLite reads its index alone. */
export const countedRows = (db: Db, list: string, search: Search): RawBuilder<unknown> =>
  isPostgres(db) || search.conditions.length > 0
    ? indexedRows(db, list, search)
    : sql`from ${indexOf(list)} where ${matches(list, search.q)}`;

import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import { where } from './order.ts';
import { isIndexed, needlesOf } from './search-text.ts';

/** A search of one or two letters looks through the first rows of the list only, this many. */
export const SHORT_SEARCH_ROWS = 1_000;

/** A common text is looked for in the next rows of the list, this many, before the index is asked. */
export const NEAR_ROWS = 2_000;

/** True if a search is too short for the index. */
export const isShort = (q: string): boolean => needlesOf(q).some((words) => !words.some(isIndexed));

const hasShortWord = (q: string): boolean => !needlesOf(q).flat().every(isIndexed);

/** True in SQL where all words of one way to write the search are found. */
const anyWay = (q: string, isFound: (word: string) => RawBuilder<unknown>) => {
  const ways = needlesOf(q).map((words) => sql`(${sql.join(words.map(isFound), sql` and `)})`);
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
};

/** True in SQL for a text in lower case that contains the search, or its digits if it is a phone number. */
export const contains = (db: Db, text: RawBuilder<string>, q: string): RawBuilder<boolean> => {
  const position = isPostgres(db) ? sql`strpos` : sql`instr`;
  return anyWay(q, (word) => sql`${position}(${text}, ${word}) > 0`);
};

/** A pattern of `like` for any text with the needle in it. */
const patternOf = (needle: string): string => `%${needle.replace(/[\\%_]/g, '\\$&')}%`;

/** A phrase of FTS5: the needle's runs of three letters, one after another. */
const phraseOf = (needle: string): string => `"${needle.replaceAll('"', '""')}"`;

const indexOf = (table: string) => sql.table(`${table}_text`);
const matches = (table: string, q: string) =>
  sql`${indexOf(table)} match ${needlesOf(q)
    .map((words) => words.filter(isIndexed).map(phraseOf).join(' AND '))
    .join(' OR ')}`;

interface Search {
  /** At least three letters: not `isShort`. */
  q: string;
  conditions: readonly RawBuilder<unknown>[];
}

/**
 * Returns `from … where …` of the rows `l` with a text, found by the engine's index of texts: `l.n` is the row number
 * by which SQLite's, `<table>_text`, refers to its rows. `cross join` makes SQLite read the index first; it never
 * changes the order of such a join.
 */
export function indexedRows(db: Db, table: string, { q, conditions }: Search): RawBuilder<unknown> {
  const rows = sql.table(table);
  if (isPostgres(db)) {
    const like = anyWay(q, (word) => sql`l.search_text like ${patternOf(word)}`);
    return sql`from ${rows} as l ${where([...conditions, like])}`;
  }
  // The index does not know words of one or two letters.
  const rest = hasShortWord(q) ? [contains(db, sql.ref('l.search_text'), q)] : [];
  return sql`from ${indexOf(table)} cross join ${rows} as l on l.n = ${indexOf(table)}.rowid
    ${where([matches(table, q), ...rest, ...conditions])}`;
}

/**
 * Returns a subquery of the ids of rows with a text, the oldest first. It looks for a short text in every
 * row, so call it for small tables only.
 */
export function firstIdsWith(db: Db, table: string, q: string, limit: number): RawBuilder<unknown> {
  if (isShort(q))
    return sql`select l.id from ${sql.table(table)} as l
      where ${contains(db, sql.ref('l.search_text'), q)} order by l.n limit ${limit}`;
  // FTS5 reads its index in this order, so that a common text needs no sort.
  const order = isPostgres(db) ? sql.ref('l.n') : sql`${indexOf(table)}.rowid`;
  return sql`select l.id ${indexedRows(db, table, { q, conditions: [] })} order by ${order} limit ${limit}`;
}

/** True if a search can't be counted by the index of texts alone. PostgreSQL's finds more rows than have the text. */
export const countsRows = (db: Db, { q, conditions }: Search): boolean =>
  isPostgres(db) || conditions.length > 0 || hasShortWord(q);

/**
 * Returns `from … where …` of the rows of `indexedRows`, to count them. Without conditions SQLite reads its
 * index alone.
 */
export const countedRows = (db: Db, table: string, search: Search): RawBuilder<unknown> =>
  countsRows(db, search)
    ? indexedRows(db, table, search)
    : sql`from ${indexOf(table)} where ${matches(table, search.q)}`;

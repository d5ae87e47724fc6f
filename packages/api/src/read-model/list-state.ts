import { type RawBuilder, sql } from 'kysely';
import { compiledRead } from '../db/compiled.ts';
import { jsonObject, jsonText, parseJson } from '../db/json-rows.ts';
import type { Db } from '../db/tables.ts';
import { type ListTable, type Moment, momentOf } from './list-table.ts';

export type Counts = Record<string, number>;

/** The state of a list, known without reading its rows. */
export interface ListState {
  /** Rows by status. */
  counts: Counts;
  /** Sums of columns by status: `open.asked`. */
  sums: Counts;
  /** True if the list is up to date. */
  isFresh: boolean;
}

interface StoredState {
  checkedOn: Moment;
  /** JSON text of `Counts`, sums among them. */
  counts: string;
  /** 1 while changes are noted that are not applied, else 0. */
  pending: number;
}

/** Splits the stored counts from the sums, whose names have a dot, which no status has. */
function splitCounts(stored: string): Pick<ListState, 'counts' | 'sums'> {
  const entries = Object.entries(JSON.parse(stored) as Counts);
  const isSum = ([name]: [string, number]) => name.includes('.');
  return {
    counts: Object.fromEntries(entries.filter((entry) => !isSum(entry))),
    sums: Object.fromEntries(entries.filter(isSum)),
  };
}

/** The first noted change of a list. PostgreSQL skips dead entries only in the order of the index. */
const noted = sql`(select list_changes.id from list_changes
  where list_changes.list = list_state.list order by list_changes.id limit 1)`;

/** The stored state of a list as a subquery: JSON text. */
export function stateJson(db: Db, name: string | RawBuilder<string>): RawBuilder<string> {
  const json = jsonObject<StoredState>(db, {
    checkedOn: sql.ref('list_state.checked_on'),
    counts: sql.ref('list_state.counts'),
    pending: sql<number>`case when ${noted} is null then 0 else 1 end`,
  });
  return sql<string>`(select ${jsonText(db, json)} from list_state where list_state.list = ${name})`;
}

/** @param json of `stateJson` */
export function parseState(list: ListTable, json: string): ListState {
  const { checkedOn, counts, pending } = parseJson<StoredState>(json);
  return { ...splitCounts(counts), isFresh: pending === 0 && checkedOn === momentOf(list) };
}

const stateOf = compiledRead<{ name: string }, { state: string | null }>(
  'list-state',
  (db, value) => sql`select ${stateJson(db, value('name'))} as state`,
);

/** The state of a list as it is stored. */
export async function readState(db: Db, list: ListTable): Promise<ListState> {
  const [row] = await stateOf(db, { name: list.name });
  if (!row?.state) throw new Error(`There is no list ${list.name}`);
  return parseState(list, row.state);
}

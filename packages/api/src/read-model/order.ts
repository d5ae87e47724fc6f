import type { ListQuery } from '@prahari/contract/lists';
import { type RawBuilder, sql } from 'kysely';
import type { Position } from './cursor.ts';

/** The columns that a list is sorted by, as `ListTable` explains. */
export interface Sorted {
  name: string;
  columns: Readonly<Record<string, string>>;
  upwards?: Readonly<Record<string, string>>;
}

/** Conditions, joined by `and`. */
export const where = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

/** The order of a list whose rows are called `l`: by a column and the id, newest first unless sorted. */
export function orderOf(
  { columns, upwards }: Sorted,
  { sort = '-createdAt', status }: Pick<ListQuery, 'sort' | 'status'>,
) {
  const name = sort.replace(/^-/, '');
  const isDescending = sort.startsWith('-');
  const column = (isDescending ? undefined : upwards?.[name]) ?? columns[name];
  // Rows of one status are sorted by id alone.
  const isById = column === undefined || (column === 'status' && status !== undefined);
  const direction = isDescending ? sql`desc` : sql`asc`;
  const sorted = (isById ? ['id'] : [column, 'id']).map((one) => sql.ref(`l.${one}`));
  return {
    /** The columns that the order and the key are made of. */
    columns: sql.join([...new Set(['id', column ?? 'id'])].map((one) => sql.ref(`l.${one}`))),
    key: sql.ref<string | number>(`l.${column ?? 'id'}`),
    by: sql`order by ${sql.join(sorted.map((one) => sql`${one} ${direction}`))}`,
    /** The condition of rows after a position. */
    after: ([value, id]: Position): RawBuilder<unknown> =>
      sql`(${sql.join(sorted)}) ${isDescending ? sql`<` : sql`>`} (${sql.join(isById ? [id] : [value, id])})`,
  };
}

import type { Selectable, Updateable } from 'kysely';
import type { Db, Tables } from '../src/db/tables.ts';

type Values<T extends keyof Tables> = Partial<Selectable<Tables[T]>>;

/** Returns the rows of a table with these values. */
export const rowsOf = <T extends keyof Tables>(db: Db, table: T, values: Values<T>) =>
  db
    .selectFrom(table as 'users')
    .selectAll()
    .where((row) => row.and(values))
    .execute() as Promise<object[]> as Promise<Selectable<Tables[T]>[]>;

/** Returns the row of a table with these values. @throws when there is none */
export async function rowOf<T extends keyof Tables>(db: Db, table: T, values: Values<T>) {
  const [row] = await rowsOf(db, table, values);
  if (!row) throw new Error(`No row of ${table} has ${JSON.stringify(values)}`);
  return row;
}

/** Changes the rows of a table with these values. */
export const setRows = <T extends keyof Tables>(
  db: Db,
  table: T,
  values: Values<T>,
  changes: Updateable<Tables[T]>,
) =>
  db
    .updateTable(table as 'users')
    .set(changes as Updateable<Tables['users']>)
    .where((row) => row.and(values))
    .execute();

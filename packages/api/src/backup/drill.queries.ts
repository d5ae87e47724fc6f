import type { Db } from '../db/tables.ts';

/** Row counts of a backup, and the instant of its last change. */
export interface Held {
  people: number;
  assignments: number;
  bills: number;
  lastChange: string | undefined;
}

const countOf = async (db: Db, table: 'users' | 'assignments' | 'bills'): Promise<number> => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export async function selectHeld(db: Db): Promise<Held> {
  const last = await db
    .selectFrom('audit_log')
    .select('at')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    people: await countOf(db, 'users'),
    assignments: await countOf(db, 'assignments'),
    bills: await countOf(db, 'bills'),
    lastChange: last?.at,
  };
}

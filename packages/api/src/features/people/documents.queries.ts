import type { PaperKind } from '@prahari/contract/documents';
import type { ExpiringPaper, Paper } from '@prahari/contract/documents.schemas';
import type { Day } from '@prahari/domain/days';
import { sql } from 'kysely';
import { newId, nowText } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';

export interface NewPaper {
  kind: PaperKind;
  number: string;
  expiresOn: Day;
}

const columns = ['id as _id', 'kind', 'number', 'expires_on as expiresOn'] as const;

/** Returns a guard's papers, the earliest to expire first. */
export const selectPapers = (db: Db, guardId: string): Promise<Paper[]> =>
  db.selectFrom('papers').select(columns).where('guard_id', '=', guardId).orderBy('expires_on').execute();

/** Returns a user's own papers, the earliest to expire first. */
export const selectPapersOfUser = (db: Db, userId: string): Promise<Paper[]> =>
  db
    .selectFrom('papers')
    .select(columns)
    .where('guard_id', 'in', db.selectFrom('guards').select('id').where('user_id', '=', userId))
    .orderBy('expires_on')
    .execute();

/** Returns undefined when the guard has a paper of this kind. */
export const insertPaper = (
  tx: Tx,
  guardId: string,
  { kind, number, expiresOn }: NewPaper,
): Promise<Paper | undefined> =>
  tx
    .insertInto('papers')
    .values({ id: newId(), guard_id: guardId, kind, number, expires_on: expiresOn, created_at: nowText() })
    .onConflict((conflict) => conflict.columns(['guard_id', 'kind']).doNothing())
    .returning(columns)
    .executeTakeFirst();

/** Returns a paper and locks it until the transaction ends, by writing it. */
export const lockPaper = (tx: Tx, id: string): Promise<Paper | undefined> =>
  tx
    .updateTable('papers')
    .set((eb) => ({ number: eb.ref('number') }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();

/** Returns undefined for an unknown paper. */
export const setPaper = (
  tx: Tx,
  id: string,
  { number, expiresOn }: { number: string; expiresOn: Day },
): Promise<(Paper & { guardId: string }) | undefined> =>
  tx
    .updateTable('papers')
    .set({ number, expires_on: expiresOn })
    .where('id', '=', id)
    .returning([...columns, 'guard_id as guardId'])
    .executeTakeFirst();

/** Returns the deleted paper, or undefined. */
export const removePaper = (tx: Tx, id: string): Promise<(Paper & { guardId: string }) | undefined> =>
  tx
    .deleteFrom('papers')
    .where('id', '=', id)
    .returning([...columns, 'guard_id as guardId'])
    .executeTakeFirst();

/** Returns papers that expire by a day, the earliest first. */
export async function selectExpiring(db: Db, through: Day, limit: number): Promise<ExpiringPaper[]> {
  const rows = await db
    .selectFrom('papers')
    .innerJoin('guards', 'guards.id', 'papers.guard_id')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select([
      'papers.id as _id',
      'papers.kind',
      'papers.number',
      'papers.expires_on as expiresOn',
      'guards.id as guardId',
      'users.name',
      'users.phone',
    ])
    .where('papers.expires_on', '<=', through)
    .orderBy('papers.expires_on')
    .orderBy('papers.id')
    .limit(limit)
    .execute();
  return rows.map(({ guardId, name, phone, ...paper }) => ({
    ...paper,
    guard: { _id: guardId, name, phone },
  }));
}

/** Counts guards with a paper that expires by a day. The appended text selects the index. */
export const countGuardsWithExpiring = async (db: Db, through: Day): Promise<number> =>
  (
    await db
      .selectFrom('papers')
      .select(sql<number>`count(distinct guard_id || '')`.as('guards'))
      .where('expires_on', '<=', through)
      .executeTakeFirstOrThrow()
  ).guards;

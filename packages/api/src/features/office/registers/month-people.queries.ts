import { sql } from 'kysely';
import { idList, isOneOf } from '../../../db/one-of.ts';
import { readInChunks } from '../../../db/pauses.ts';
import type { Db } from '../../../db/tables.ts';
import type { RegisterPeriod } from './registers.queries.ts';

const selectFacts = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('guards')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .where(isOneOf(db, 'guards.id', idList(db, ids)))
    .select([
      'guards.id',
      'users.name',
      'guards.father_name as fatherName',
      'guards.badge_number as badgeNumber',
      'guards.rank',
      'guards.uan',
      'guards.esi_number as esiNumber',
      'guards.created_at as joinedAt',
    ])
    .orderBy('users.name')
    .orderBy('guards.id')
    .execute();
export type GuardFacts = Awaited<ReturnType<typeof selectFacts>>[number];

/** Returns what registers say of guards, by name. Other requests run in between. */
export async function selectGuardFacts(db: Db): Promise<GuardFacts[]> {
  const rows = await db
    .selectFrom('guards')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select('guards.id')
    .orderBy('users.name')
    .orderBy('guards.id')
    .execute();
  return readInChunks(
    rows.map(({ id }) => id),
    (ids) => selectFacts(db, ids),
  );
}

/** Returns stays by their clients' names. */
const selectStayRows = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('assignments')
    .innerJoin('clients', 'clients.id', 'assignments.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .where(isOneOf(db, 'assignments.id', idList(db, ids)))
    .select([
      'assignments.guard_id as guardId',
      'assignments.client_id as clientId',
      'assignments.post_id as postId',
      'users.name as client',
      'assignments.street',
      'assignments.city',
      'assignments.start_date as startDate',
      'assignments.end_date as endDate',
      'assignments.completed_at as completedAt',
    ])
    .orderBy('users.name')
    .orderBy('assignments.id')
    .execute();
export type Stay = Awaited<ReturnType<typeof selectStayRows>>[number];

/** Returns clients' names and places of their assignments with days in a period. Other requests run in between. */
export async function selectStays(db: Db, { from, to, clientId }: RegisterPeriod): Promise<Stay[]> {
  const rows = await db
    .selectFrom('assignments')
    .innerJoin('clients', 'clients.id', 'assignments.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select('assignments.id')
    .where('assignments.start_date', '<=', to)
    .where((eb) =>
      eb.or([
        eb('assignments.end_date', '>=', from),
        eb.exists(
          eb
            .selectFrom('duties')
            .select(sql`1`.as('one'))
            .whereRef('duties.assignment_id', '=', 'assignments.id')
            .where('duties.day', '>=', from),
        ),
      ]),
    )
    .$if(clientId !== undefined, (query) => query.where('assignments.client_id', '=', clientId ?? ''))
    .orderBy('users.name')
    .orderBy('assignments.id')
    .execute();
  return readInChunks(
    rows.map(({ id }) => id),
    (ids) => selectStayRows(db, ids),
  );
}

/** Returns the days of a period on which the guards of a client's stays have a duty, also at other clients. */
export const selectBusyDays = (db: Db, { from, to, clientId }: RegisterPeriod & { clientId: string }) =>
  db
    .selectFrom('duties')
    .select(['guard_id as guardId', 'day'])
    .where('guard_id', 'in', (guards) =>
      guards
        .selectFrom('assignments')
        .select('guard_id')
        .where('client_id', '=', clientId)
        .where('start_date', '<=', to),
    )
    .where('begins_at', '>=', Date.parse(`${from}T00:00:00+05:30`))
    .where('begins_at', '<', Date.parse(`${to}T24:00:00+05:30`))
    .where('plan', 'in', ['planned', 'left'])
    .execute();
export type BusyDay = Awaited<ReturnType<typeof selectBusyDays>>[number];

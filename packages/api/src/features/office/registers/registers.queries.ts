import type { Day } from '@prahari/domain/days';
import { idList, isOneOf } from '../../../db/one-of.ts';
import { readInChunks } from '../../../db/pauses.ts';
import type { Db } from '../../../db/tables.ts';

export interface RegisterPeriod {
  from: Day;
  to: Day;
  /** All clients when missing. */
  clientId: string | undefined;
}

/** Returns a client's name, or undefined. */
export const selectClient = (db: Db, id: string) =>
  db
    .selectFrom('clients')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select(['clients.id', 'users.name'])
    .where('clients.id', '=', id)
    .executeTakeFirst();

/** Returns guards in the order of their joining. */
const selectGuardRows = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('guards')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .where(isOneOf(db, 'guards.id', idList(db, ids)))
    .select((eb) => [
      'guards.id',
      'users.name',
      'users.phone',
      'guards.father_name as fatherName',
      'guards.permanent_address as permanentAddress',
      'guards.badge_number as badgeNumber',
      'guards.city',
      'guards.created_at as joinedAt',
      'users.disabled_at as leftAt',
      eb
        .selectFrom('security_applications')
        .select('security_applications.address')
        .whereRef('security_applications.user_id', '=', 'users.id')
        .orderBy('security_applications.created_at', 'desc')
        .limit(1)
        .as('address'),
    ])
    .orderBy('guards.created_at')
    .orderBy('guards.id')
    .execute();
export type RegisteredGuard = Awaited<ReturnType<typeof selectGuardRows>>[number];

/** Returns guards who were there in a period, in the order of their joining. Other requests run in between. */
export async function selectRegisteredGuards(
  db: Db,
  { from, to, clientId }: RegisterPeriod,
): Promise<RegisteredGuard[]> {
  const rows = await db
    .selectFrom('guards')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select('guards.id')
    .where('users.erased_at', 'is', null)
    .where('guards.created_at', '<', `${to}T18:30:00.000Z`)
    .where((eb) =>
      eb.or([
        eb('users.disabled_at', 'is', null),
        eb('users.disabled_at', '>=', new Date(`${from}T00:00:00+05:30`).toISOString()),
      ]),
    )
    .$if(clientId !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('duties')
            .select('duties.id')
            .whereRef('duties.guard_id', '=', 'guards.id')
            .where('duties.client_id', '=', clientId ?? '')
            .where('duties.day', '>=', from)
            .where('duties.day', '<=', to)
            .where('duties.plan', 'in', ['planned', 'left']),
        ),
      ),
    )
    .orderBy('guards.created_at')
    .orderBy('guards.id')
    .execute();
  return readInChunks(
    rows.map(({ id }) => id),
    (ids) => selectGuardRows(db, ids),
  );
}

/** Returns posts by client and begin. */
const selectPostRows = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('posts')
    .innerJoin('clients', 'clients.id', 'posts.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .where(isOneOf(db, 'posts.id', idList(db, ids)))
    .select([
      'posts.id',
      'users.name',
      'users.phone',
      'posts.street',
      'posts.city',
      'posts.state',
      'posts.zip_code as zipCode',
      'posts.asked',
      'posts.start_date as startDate',
      'posts.end_date as endDate',
    ])
    .orderBy('users.name')
    .orderBy('posts.start_date')
    .orderBy('posts.id')
    .execute();
export type RegisteredPost = Awaited<ReturnType<typeof selectPostRows>>[number];

/** Returns posts with days in a period, by client and begin. Other requests run in between. */
export async function selectRegisteredPosts(
  db: Db,
  { from, to, clientId }: RegisterPeriod,
): Promise<RegisteredPost[]> {
  const rows = await db
    .selectFrom('posts')
    .innerJoin('clients', 'clients.id', 'posts.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select('posts.id')
    .where('users.erased_at', 'is', null)
    .where('posts.start_date', '<=', to)
    .where('posts.end_date', '>=', from)
    .whereRef('posts.end_date', '>=', 'posts.start_date')
    .$if(clientId !== undefined, (query) => query.where('posts.client_id', '=', clientId ?? ''))
    .orderBy('users.name')
    .orderBy('posts.start_date')
    .orderBy('posts.id')
    .execute();
  return readInChunks(
    rows.map(({ id }) => id),
    (ids) => selectPostRows(db, ids),
  );
}

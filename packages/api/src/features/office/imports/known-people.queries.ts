import type { PaperKind } from '@prahari/contract/documents';
import type { SignupRole } from '@prahari/contract/roles';
import type { Day } from '@prahari/domain/days';
import { foldText } from '@prahari/domain/sheets/same-text';
import { createPauses, readInChunks } from '../../../db/pauses.ts';
import type { Db } from '../../../db/tables.ts';
import { registerFactColumns } from '../../guards/register-facts.columns.ts';

/** Returns the emails that belong to a user, with the user's id. */
export const selectEmailOwners = (db: Db, emails: readonly string[]) =>
  readInChunks(emails, (chunk) =>
    db.selectFrom('users').select(['id', 'email']).where('email', 'in', chunk).execute(),
  );

/** Users per statement. */
const USERS = 2000;

/** Returns the users of a role who have one of these names, as people compare them. No engine has an index of them. */
export async function selectByNames(
  db: Db,
  role: SignupRole,
  names: readonly string[],
): Promise<{ id: string }[]> {
  const wanted = new Set(names.map(foldText));
  if (wanted.size === 0) return [];
  const pause = createPauses();
  const found: { id: string }[] = [];
  for (let after = ''; ; ) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('role', '=', role)
      .where('erased_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(USERS)
      .execute();
    for (const { id, name } of users) if (wanted.has(foldText(name))) found.push({ id });
    const last = users.at(-1);
    if (!last || users.length < USERS) return found;
    after = last.id;
    await pause();
  }
}

/** Returns the guards among users, the oldest first. */
export const selectGuards = (db: Db, userIds: readonly string[]) =>
  readInChunks(userIds, (chunk) =>
    db
      .selectFrom('guards')
      .innerJoin('users', 'users.id', 'guards.user_id')
      .select([
        'guards.id',
        'guards.user_id as userId',
        'users.name',
        'users.phone',
        'users.email',
        'users.password_hash as passwordHash',
        'guards.city',
        'guards.date_of_birth as dateOfBirth',
        'guards.experience',
        'guards.specialization',
        ...registerFactColumns,
      ])
      .where('guards.user_id', 'in', chunk)
      .orderBy('guards.id')
      .execute(),
  );
export type GuardRow = Awaited<ReturnType<typeof selectGuards>>[number];

export interface PaperRow {
  _id: string;
  guardId: string;
  kind: PaperKind;
  number: string;
  expiresOn: Day;
}

export const selectPapers = (db: Db, guardIds: readonly string[]): Promise<PaperRow[]> =>
  readInChunks(guardIds, (chunk) =>
    db
      .selectFrom('papers')
      .select(['id as _id', 'guard_id as guardId', 'kind', 'number', 'expires_on as expiresOn'])
      .where('guard_id', 'in', chunk)
      .execute(),
  );

/** Returns the clients among users, the oldest first. */
export const selectClients = (db: Db, userIds: readonly string[]) =>
  readInChunks(userIds, (chunk) =>
    db
      .selectFrom('clients')
      .innerJoin('users', 'users.id', 'clients.user_id')
      .select([
        'clients.id',
        'clients.user_id as userId',
        'users.name',
        'users.phone',
        'users.email',
        'users.password_hash as passwordHash',
        'clients.contact_name as contactName',
        'clients.service_type as serviceType',
        'clients.location',
      ])
      .where('clients.user_id', 'in', chunk)
      .orderBy('clients.id')
      .execute(),
  );
export type ClientRow = Awaited<ReturnType<typeof selectClients>>[number];

/** Returns the posts of clients that have not ended by a day, the oldest first. */
export const selectPosts = (db: Db, clientIds: readonly string[], day: Day) =>
  readInChunks(clientIds, (chunk) =>
    db
      .selectFrom('posts')
      .select([
        'id',
        'client_id as clientId',
        'street',
        'city',
        'state',
        'zip_code as zipCode',
        'shift',
        'starts_at as startsAt',
        'hours',
        'start_date as startDate',
        'end_date as endDate',
        'asked',
        'note',
      ])
      .where('client_id', 'in', chunk)
      .where('end_date', '>=', day)
      .orderBy('id')
      .execute(),
  );
export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

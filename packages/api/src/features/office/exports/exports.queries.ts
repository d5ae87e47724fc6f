import type { Db } from '../../../db/tables.ts';

/** Returns the details of the guards' file, in no particular order. */
export const selectGuardDetails = (db: Db, ids: string[]) =>
  db
    .selectFrom('guards')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select([
      'guards.id as _id',
      'users.phone',
      'guards.city',
      'guards.date_of_birth as dateOfBirth',
      'guards.father_name as fatherName',
      'guards.permanent_address as permanentAddress',
      'guards.badge_number as badgeNumber',
      'guards.rank',
      'guards.uan',
      'guards.esi_number as esiNumber',
    ])
    .where('guards.id', 'in', ids)
    .execute();

/** Returns the details of the clients' file, in no particular order. */
export const selectClientDetails = (db: Db, ids: string[]) =>
  db
    .selectFrom('clients')
    .select(['id as _id', 'contact_name as contactName'])
    .where('id', 'in', ids)
    .execute();

import type { Db } from '../../../db/tables.ts';
import { registerFactColumns } from '../../guards/register-facts.columns.ts';

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
      ...registerFactColumns,
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

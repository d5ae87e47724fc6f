import type { Db } from '../../db/tables.ts';

/** Returns the record's additions to the row of the list, or undefined. */
export const selectClientDetails = (db: Db, id: string) =>
  db
    .selectFrom('clients')
    .select(['user_id as userId', 'contact_name as contactName', 'notes'])
    .where('id', '=', id)
    .executeTakeFirst();

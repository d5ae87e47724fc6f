import type { Db } from '../../db/tables.ts';

/** What a client's record adds to the row of the list. Undefined when unknown. */
export const selectClientDetails = (db: Db, id: string) =>
  db
    .selectFrom('clients')
    .select(['user_id as userId', 'contact_name as contactName', 'notes'])
    .where('id', '=', id)
    .executeTakeFirst();

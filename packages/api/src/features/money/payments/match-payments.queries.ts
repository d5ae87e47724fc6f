import type { Db } from '../../../db/tables.ts';

/** Returns all clients with their names. */
export const selectMatchingClients = (db: Db) =>
  db
    .selectFrom('clients')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select(['clients.id', 'users.name'])
    .execute();

/** Returns the payments of these bank amounts, in paise, that are not void. */
export const selectPaymentsOfAmounts = (db: Db, paise: readonly number[]) =>
  db
    .selectFrom('payments')
    .select(['day', 'reference', 'bank_paise as bankPaise', 'client_id as clientId'])
    .where('bank_paise', 'in', paise)
    .where('voided_at', 'is', null)
    .execute();

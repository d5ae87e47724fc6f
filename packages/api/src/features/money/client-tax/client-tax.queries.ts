import type { Updateable } from 'kysely';
import type { Db, Tables, Tx } from '../../../db/tables.ts';

/** Returns the tax facts of clients, in no particular order. */
export const selectTax = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('clients')
    .select([
      'id',
      'gstin',
      'state_code as stateCode',
      'billing_address as address',
      'is_composition as isComposition',
      'is_tds_only_government as isTdsOnlyGovernment',
      'is_sez as isSez',
      'tds_percent as tdsPercent',
      'gst_tds_percent as gstTdsPercent',
      'purchase_order as purchaseOrder',
      'credit_days as creditDays',
      'silence_days as silenceDays',
      'reminders',
      'is_named_on_cards as isNamedOnCards',
    ])
    .where('id', 'in', ids)
    .execute();

/** Returns the places of the clients' posts, the oldest first. */
export const selectPlaces = (db: Db, clientIds: readonly string[]) =>
  db
    .selectFrom('posts')
    .select(['client_id as clientId', 'street', 'state', 'zip_code as zipCode'])
    .where('client_id', 'in', clientIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const setTax = (tx: Tx, id: string, values: Updateable<Tables['clients']>) =>
  tx.updateTable('clients').set(values).where('id', '=', id).execute();

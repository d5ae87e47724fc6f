import type { ServiceType } from '@prahari/contract/applications';
import type { Tx } from '../../db/tables.ts';

/** Returns the id of the user's client. */
export const setContactName = async (tx: Tx, userId: string, contactName: string): Promise<string> =>
  (
    await tx
      .updateTable('clients')
      .set({ contact_name: contactName })
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export const setClientDetails = (
  tx: Tx,
  id: string,
  client: { contactName: string; serviceType: ServiceType; location: string },
) =>
  tx
    .updateTable('clients')
    .set({
      contact_name: client.contactName,
      service_type: client.serviceType,
      location: client.location,
    })
    .where('id', '=', id)
    .execute();

export const setNotes = (tx: Tx, id: string, notes: string) =>
  tx.updateTable('clients').set({ notes }).where('id', '=', id).execute();

import type { Updateable } from 'kysely';
import type { Tables, Tx } from '../../../db/tables.ts';

/** Locks a duty until the transaction ends, by writing it. */
export const lockDuty = (tx: Tx, id: string) =>
  tx
    .updateTable('duties')
    .set((eb) => ({ day: eb.ref('day') }))
    .where('id', '=', id)
    .execute();

/** Writes what is known about a duty's attendance. */
export const writeAttendance = (tx: Tx, id: string, changes: Updateable<Tables['duties']>) =>
  tx.updateTable('duties').set(changes).where('id', '=', id).execute();

/** Deletes the adjustment of a duty from before its month was reopened: a later correction takes its place. */
export const deleteAdjustment = (tx: Tx, dutyId: string) =>
  tx.deleteFrom('muster_adjustments').where('duty_id', '=', dutyId).execute();

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

/** True if silence had agreed a duty by an instant, in ms since 1970, whatever the database's clock says. */
export async function isAgreedBySilence(
  tx: Tx,
  { postId, day, endsAt }: { postId: string; day: string; endsAt: number },
  now: number,
): Promise<boolean> {
  const found = await tx
    .selectFrom('musters')
    .select('id')
    .where('post_id', '=', postId)
    .where('month', '=', day.slice(0, 7))
    .where('silent_at', '<=', now)
    .where('covers_until', '>=', endsAt)
    .executeTakeFirst();
  return found !== undefined;
}

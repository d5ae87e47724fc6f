import type { Tx } from '../../../db/tables.ts';

/**
 * Writes down which months of a post silence has agreed by the server's clock. Call it before duties that
 * may be over change: the database then refuses to change agreed ones, whatever its own clock says.
 */
export async function settleSilence(
  tx: Tx,
  of: { postId: string | null } | { assignmentId: string },
): Promise<void> {
  const settled = await tx
    .updateTable('musters')
    .set((eb) => ({
      state: 'agreed' as const,
      agreed_at: eb.ref('silent_at'),
      agreed_by: null,
      agreed_how: 'silence' as const,
      agreed_until: eb.ref('covers_until'),
      silent_at: null,
    }))
    .where('silent_at', '<=', Date.now())
    .where('post_id', '=', (eb) =>
      'postId' in of
        ? eb.val(of.postId)
        : eb.selectFrom('assignments').select('assignments.post_id').where('id', '=', of.assignmentId),
    )
    .returning('id')
    .execute();
  if (settled.length === 0) return;
  const ids = settled.map(({ id }) => id);
  await tx
    .updateTable('muster_disputes')
    .set({ is_open: 0 })
    .where('muster_id', 'in', ids)
    .where('is_open', '=', 1)
    .execute();
}

import { newId, nowText } from './ids.ts';
import type { Tx } from './tables.ts';

export interface NewAuditEntry {
  /** Who: a user's id; null for the system itself. */
  actorId: string | null;
  /** What: `bill.paid`, `assignment.created`. */
  action: string;
  /** Of what: the table's name. */
  entity: string;
  entityId: string;
  /** What is worth knowing later. Never a secret. */
  detail?: Record<string, unknown>;
}

/** Writes who, what, when in the transaction of the change itself (DECISIONS section 3). */
export async function audit(
  tx: Tx,
  { actorId, action, entity, entityId, detail = {} }: NewAuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      at: nowText(),
      actor_id: actorId,
      action,
      entity,
      entity_id: entityId,
      detail: JSON.stringify(detail),
    })
    .execute();
}

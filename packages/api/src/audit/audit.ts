import type { AuditAction } from '@prahari/contract/audit-log';
import { compiled } from '../db/compiled.ts';
import { newId, nowText } from '../db/ids.ts';
import type { Tables, Tx } from '../db/tables.ts';
import { withoutPersonalData } from './audit-detail.ts';

export interface NewAuditEntry {
  /** The user who acted; null for a console command or an anonymous request. */
  actorId: string | null;
  action: AuditAction;
  /** The table of the changed row. */
  entity: string;
  entityId: string;
  /** Never a secret. Personal data is not stored. */
  detail?: Record<string, unknown>;
}

const insertEntry = compiled<Tables['audit_log'], object>('insert-audit-entry', (db, value) =>
  db.insertInto('audit_log').values({
    id: value('id'),
    at: value('at'),
    actor_id: value('actor_id'),
    action: value('action'),
    entity: value('entity'),
    entity_id: value('entity_id'),
    detail: value('detail'),
  }),
);

/** Writes an audit entry in the transaction of its change and returns its id (docs/rules.md). */
export async function audit(
  tx: Tx,
  { actorId, action, entity, entityId, detail = {} }: NewAuditEntry,
): Promise<string> {
  const id = newId();
  await insertEntry(tx, {
    id,
    at: nowText(),
    actor_id: actorId,
    action,
    entity,
    entity_id: entityId,
    detail: JSON.stringify(withoutPersonalData(detail)),
  });
  return id;
}

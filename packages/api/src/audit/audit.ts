import type { AuditAction } from '@prahari/contract/audit-log';
import { compiled } from '../db/compiled.ts';
import { newId, nowText } from '../db/ids.ts';
import type { Tables, Tx } from '../db/tables.ts';
import { tokenOf } from './acting-token.ts';
import { splitDetail } from './audit-detail.ts';
import { hashOfTexts, saltedTexts } from './audit-texts.ts';

export interface NewAuditEntry {
  /** The user who acted; null for a console command or an anonymous request. */
  actorId: string | null;
  action: AuditAction;
  /** The table of the changed row. */
  entity: string;
  entityId: string;
  /** Never a secret. Personal data is not stored, and typed text where it can be erased. */
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

/** Returns the id of the guard or user whom a detail names. */
const subjectOf = ({ guardId, userId }: Record<string, unknown>): string | undefined =>
  [guardId, userId].find((id) => typeof id === 'string') as string | undefined;

/** Writes an audit entry in the transaction of its change and returns its id (docs/rules.md). It notes the API token that acts. */
export async function audit(
  tx: Tx,
  { actorId, action, entity, entityId, detail = {} }: NewAuditEntry,
): Promise<string> {
  const id = newId();
  const apiToken = tokenOf(actorId);
  // Entries are chained by hashes and never change. Typed text stands beside its entry, which has the hash of it, so
  // that erasing a person deletes the text and leaves the chain whole.
  const { kept, texts } = splitDetail({ ...detail, ...(apiToken && { apiToken }) });
  const stored = Object.keys(texts).length > 0 ? saltedTexts(texts) : undefined;
  if (stored)
    await tx
      .insertInto('audit_texts')
      .values({ entry_id: id, subject_id: subjectOf(kept) ?? entityId, ...stored })
      .execute();
  await insertEntry(tx, {
    id,
    at: nowText(),
    actor_id: actorId,
    action,
    entity,
    entity_id: entityId,
    detail: JSON.stringify({ ...kept, ...(stored && { textsHash: hashOfTexts(stored) }) }),
  });
  return id;
}

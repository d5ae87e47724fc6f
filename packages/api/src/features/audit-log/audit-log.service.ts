import type { AuditEntry, ListQuery } from '@prahari/contract';
import { listReply } from '../../db/lists/reply.ts';
import type { Db } from '../../db/tables.ts';
import { completeEnded } from '../assignments/ended-assignments.service.ts';
import { auditList, selectAuditEntries } from './audit-log.queries.ts';

/** The status in an entry's detail. The other details are not part of the API. */
function statusIn(detail: string): string | undefined {
  const { status } = JSON.parse(detail) as { status?: unknown };
  return typeof status === 'string' ? status : undefined;
}

/** Entries with the names of those they are about. */
export async function auditEntries(db: Db, ids: string[]): Promise<AuditEntry[]> {
  const rows = await selectAuditEntries(db, ids);
  return rows.map(({ _id, createdAt, action, topic, actorId, actorName, actorEmail, detail, ...about }) => ({
    _id,
    createdAt,
    action,
    topic,
    actor: actorId === null ? null : { _id: actorId, name: actorName ?? '', email: actorEmail ?? '' },
    about: {
      ...(about.person && { person: about.person }),
      ...(about.guard && { guard: about.guard }),
      ...(about.client && { client: about.client }),
      ...(about.billNumber && { billNumber: about.billNumber }),
      ...(about.deletedBillId && { deletedBillId: about.deletedBillId }),
      ...(about.recipient && { recipient: about.recipient }),
      status: statusIn(detail),
    },
  }));
}

/** Audit entries, newest first. @throws 400 for a cursor of another list */
export async function listAuditEntries(db: Db, query: ListQuery) {
  await completeEnded(db);
  return listReply(db, auditList, { query, fetch: (ids) => auditEntries(db, ids) });
}

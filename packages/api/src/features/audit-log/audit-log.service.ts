import type { AuditEntry } from '@prahari/contract/audit-log.schemas';
import { consentPurposes } from '@prahari/contract/auth';
import { paperKinds } from '@prahari/contract/documents';
import type { PersonTimeline } from '@prahari/contract/guards.schemas';
import type { ListQuery } from '@prahari/contract/lists';
import { recordRef } from '../../db/person-record.ts';
import type { Db } from '../../db/tables.ts';
import { plainListReply } from '../../read-model/plain-list.ts';
import { refreshAccounts } from '../people/accounts.service.ts';
import { completeEnded } from '../scheduling/guard-schedule/ended-assignments.service.ts';
import { auditList, type Subject, selectAuditEntries, selectIdsAbout } from './audit-log.queries.ts';

type ShownDetail = 'status' | 'paper' | 'purpose' | 'rows';

/** Status, paper, purpose and number of rows in an entry's detail. The other details are not part of the API. */
function shownDetail(detail: string): Pick<AuditEntry['about'], ShownDetail> {
  const { status, paper, purpose, rows } = JSON.parse(detail) as Record<ShownDetail, unknown>;
  const consented = consentPurposes.find((one) => one === purpose);
  const kind = paperKinds.find((one) => one === paper);
  return {
    ...(kind && { paper: kind }),
    ...(consented && { purpose: consented }),
    ...(typeof rows === 'number' && { rows }),
    status: typeof status === 'string' ? status : undefined,
  };
}

type Row = Awaited<ReturnType<typeof selectAuditEntries>>[number];
type IdColumn = `${'actor' | 'person'}${'Guard' | 'Client'}Id` | 'guardId' | 'clientId';

/** The records that the names in an entry link to; empty when there are none. */
function recordsOf(row: Pick<Row, IdColumn>): Pick<AuditEntry, 'records'> {
  const records = {
    actor: recordRef({ guardId: row.actorGuardId, clientId: row.actorClientId }),
    person: recordRef({ guardId: row.personGuardId, clientId: row.personClientId }),
    guard: recordRef({ guardId: row.guardId, clientId: null }),
    client: recordRef({ guardId: null, clientId: row.clientId }),
  };
  return Object.values(records).some(Boolean) ? { records } : {};
}

/** Entries with the names of those they are about. */
export async function auditEntries(db: Db, ids: string[]): Promise<AuditEntry[]> {
  const rows = await selectAuditEntries(db, ids);
  return rows.map(({ actorId, actorName, actorEmail, ...about }) => ({
    _id: about._id,
    createdAt: about.createdAt,
    action: about.action,
    topic: about.topic,
    actor: actorId === null ? null : { _id: actorId, name: actorName ?? '', email: actorEmail ?? '' },
    ...(about.apiTokenId && { apiToken: { _id: about.apiTokenId, name: about.apiTokenName } }),
    about: {
      ...(about.person && { person: about.person }),
      ...(about.guard && { guard: about.guard }),
      ...(about.client && { client: about.client }),
      ...(about.billNumber && { billNumber: about.billNumber }),
      ...(about.deletedBillId && { deletedBillId: about.deletedBillId }),
      ...(about.importId && { importId: about.importId }),
      ...(about.recipient && { recipient: about.recipient }),
      ...shownDetail(about.detail),
    },
    ...recordsOf(about),
  }));
}

/** Audit entries, newest first. @throws 400 for a cursor of another list */
export async function listAuditEntries(db: Db, query: ListQuery) {
  await completeEnded(db);
  if (query.q) await refreshAccounts(db);
  return plainListReply(db, auditList, { query, fetch: (ids) => auditEntries(db, ids) });
}

/** The latest entries about a person, newest first. */
export async function timelineOf(db: Db, subject: Subject, limit: number): Promise<PersonTimeline> {
  const ids = await selectIdsAbout(db, subject, limit + 1);
  const shown = ids.slice(0, limit);
  const entries = shown.length === 0 ? [] : await auditEntries(db, shown);
  return {
    entries: entries.sort((a, b) => (a._id < b._id ? 1 : -1)),
    hasMore: ids.length > limit,
  };
}

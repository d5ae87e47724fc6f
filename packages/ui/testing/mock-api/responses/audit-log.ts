import { type AuditEntry, listAuditEntries } from '@prahari/contract/audit-log.schemas';

import { daysAgo } from '../dates.ts';
import { paginate } from '../paginate.ts';
import { newId, type Responder, responder } from '../response.ts';
import type { Account, MockState } from '../state.ts';
import { recordOf } from '../views.ts';

/** Adds an entry by `actor` to the audit log. */
export function addAuditEntry(
  state: MockState,
  { id, name, email }: Account,
  entry: Pick<AuditEntry, 'action' | 'topic' | 'about'>,
): void {
  state.auditLog.push({
    ...entry,
    _id: newId(state, 'auditEntry'),
    createdAt: daysAgo(0),
    actor: { _id: id, name, email },
  });
}

/** An entry with the records that its names lead to; the mock state knows people in entries by name only. */
export function auditEntryView(state: MockState, entry: AuditEntry): AuditEntry {
  const named = (name: string | undefined) =>
    recordOf(state, state.accounts.find((account) => account.name === name)?.id).record;
  const { person, guard, client } = entry.about;
  return {
    ...entry,
    records: {
      actor: named(entry.actor?.name),
      person: named(person),
      guard: named(guard),
      client: named(client),
    },
  };
}

export const auditLogResponses: Record<string, Responder> = {
  // The list filters by topic through the `status` parameter.
  listAuditEntries: responder(listAuditEntries, ({ state, query }) => {
    const topic = query.get('status');
    const rows = state.auditLog.filter((row) => !topic || row.topic === topic);
    return paginate(
      listAuditEntries.list,
      rows.map((row) => ({ ...auditEntryView(state, row), status: row.topic })),
      query,
    );
  }),
};

import {
  type AuditEntry,
  auditLogWords,
  describeAuditEntry,
  listAuditEntries,
  listUndeliveredMail,
  mailOutboxWords,
  retryMail as retryMailEndpoint,
  type UndeliveredMail,
} from '@prahari/contract';
import { ApiError } from '../api/ApiError.ts';
import { call } from '../api/call.ts';
import { toActivity, toUndeliveredMail } from '../api/record-rows.ts';
import { reportFailure, serverMessageOr } from './failure.ts';
import { createInFlight } from './in-flight.ts';
import { createList } from './list.ts';
import { toast } from './toasts.ts';
import { createTotals } from './totals.ts';

/** An older API keeps no records: that is told in their place, not as a failure. */
export const notOfferedOr =
  (message: string) =>
  (error: unknown): string =>
    error instanceof ApiError && error.status === 404
      ? auditLogWords.notOffered
      : reportFailure(error, serverMessageOr(error, message));

/** Who did what, newest first. */
export const activity = createList<AuditEntry>({
  endpoint: listAuditEntries,
  toRow: toActivity,
  pageSize: 20,
  failed: notOfferedOr(auditLogWords.fetchFailed),
  texts: (row) => [describeAuditEntry(row), row.actor?.email ?? ''],
  column: ({ createdAt }) => createdAt,
  status: ({ topic }) => topic,
});

/** Mails that wait or were given up. */
export const undeliveredMail = createList<UndeliveredMail>({
  endpoint: listUndeliveredMail,
  toRow: toUndeliveredMail,
  pageSize: 10,
  failed: notOfferedOr(mailOutboxWords.fetchFailed),
  texts: ({ recipient, subject }) => [recipient, subject],
  column: ({ createdAt }) => createdAt,
  status: ({ status }) => status,
});

export const mailTotals = createTotals(listUndeliveredMail, { waiting: 'waiting', dead: 'dead' });

const inFlight = createInFlight();
/** Mails that are being put in line again. */
export const $retryingMails = inFlight.$ids;

/** Loads all that the records show. */
export async function refreshRecords(): Promise<void> {
  await Promise.all([activity.refresh(), undeliveredMail.refresh(), mailTotals.refresh()]);
}

/** Loads them from the start, with nothing left of what was looked for before. */
export function openRecords(): Promise<void> {
  activity.reset();
  undeliveredMail.reset();
  return refreshRecords();
}

export const retryMail = (mailId: string): Promise<void> =>
  inFlight.run(mailId, async () => {
    try {
      await call(retryMailEndpoint, { mailId });
      toast.success(mailOutboxWords.retried);
    } catch (error) {
      reportFailure(error, serverMessageOr(error, mailOutboxWords.retryFailed));
    }
    await refreshRecords();
  });

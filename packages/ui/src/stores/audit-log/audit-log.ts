import { auditLogMessages, listAuditEntries } from '@prahari/contract/audit-log';
import { createList } from '../lists/list.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';

/** The audit log, newest entry first. */
export const auditLog = createList({
  endpoint: listAuditEntries,
  pageSize: 20,
  failed: (error) => reportFailure(error, serverMessageOr(error, auditLogMessages.fetchFailed)),
});

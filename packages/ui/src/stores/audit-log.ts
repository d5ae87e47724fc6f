import { auditLogMessages, listAuditEntries } from '@prahari/contract/audit-log';
import { reportFailure, serverMessageOr } from './failure.ts';
import { createList } from './list.ts';

/** The audit log, newest entry first. */
export const auditLog = createList({
  endpoint: listAuditEntries,
  pageSize: 20,
  failed: (error) => reportFailure(error, serverMessageOr(error, auditLogMessages.fetchFailed)),
});

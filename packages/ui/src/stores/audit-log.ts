import { auditLogWords, listAuditEntries } from '@prahari/contract';
import { reportFailure, serverMessageOr } from './failure.ts';
import { createList } from './list.ts';

/** Who did what, newest first. */
export const auditLog = createList({
  endpoint: listAuditEntries,
  pageSize: 20,
  failed: (error) => reportFailure(error, serverMessageOr(error, auditLogWords.fetchFailed)),
});

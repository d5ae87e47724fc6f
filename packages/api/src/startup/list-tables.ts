import type { ListTable } from '../db/lists/list-table.ts';
import { accountList } from '../features/accounts/accounts.queries.ts';
import { auditList } from '../features/audit-log/audit-log.queries.ts';
import { billList } from '../features/bills/bills.queries.ts';
import { applicationList as clientApplicationList } from '../features/client-applications/client-applications.queries.ts';
import { clientList } from '../features/clients/clients.queries.ts';
import { guardList } from '../features/guards/guards.queries.ts';
import { mailList } from '../features/mail-outbox/mail-outbox.queries.ts';
import { postList } from '../features/posts/posts.queries.ts';
import { applicationList as securityApplicationList } from '../features/security-applications/security-applications.queries.ts';

/** Every list that has a table of its own. */
export const listTables: readonly ListTable[] = [
  accountList,
  guardList,
  clientList,
  postList,
  billList,
  clientApplicationList,
  securityApplicationList,
  auditList,
  mailList,
];

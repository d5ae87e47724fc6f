import { applicationList as securityApplicationList } from '../features/applications/job-applications.queries.ts';
import { applicationList as clientApplicationList } from '../features/applications/requests.queries.ts';
import { auditList } from '../features/audit-log/audit-log.queries.ts';
import { billList } from '../features/bills/bills.queries.ts';
import { clientList } from '../features/clients/clients.queries.ts';
import { guardList } from '../features/guards/guards.queries.ts';
import { mailList } from '../features/office/mail-outbox/mail-outbox.queries.ts';
import { accountList } from '../features/people/accounts.queries.ts';
import { postList } from '../features/scheduling/posts/posts.queries.ts';
import type { ListTable } from '../read-model/list-table.ts';

/** Every list with a table in the read model. */
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

import { applicationList as securityApplicationList } from '../features/applications/job-applications.queries.ts';
import { applicationList as clientApplicationList } from '../features/applications/requests.queries.ts';
import { clientList } from '../features/clients/clients.queries.ts';
import { guardList } from '../features/guards/guards.queries.ts';
import { billList } from '../features/money/bills/bills.queries.ts';
import { paymentList } from '../features/money/payments/payments.queries.ts';
import { accountList } from '../features/people/accounts.queries.ts';
import { problemList } from '../features/problems/problems.queries.ts';
import { postList } from '../features/scheduling/posts/post-list.queries.ts';
import type { ListTable } from '../read-model/list-table.ts';

/** Every list with a table in the read model. */
export const listTables: readonly ListTable[] = [
  guardList,
  clientList,
  postList,
  billList,
  clientApplicationList,
  securityApplicationList,
  accountList,
  paymentList,
  problemList,
];

import { billMessages, listOwnBills } from '@prahari/contract/bills';
import { reportFailure, serverMessageOr } from './failure.ts';
import { createList } from './list.ts';

/** The client's own bills, newest first. */
export const ownBills = createList({
  endpoint: listOwnBills,
  pageSize: 10,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, serverMessageOr(error, billMessages.ownFetchFailed)),
});

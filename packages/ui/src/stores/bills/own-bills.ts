import { billMessages, listOwnBills } from '@prahari/contract/bills';
import { createList } from '../lists/list.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';

/** The client's own bills, newest first. */
export const ownBills = createList({
  endpoint: listOwnBills,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, serverMessageOr(error, billMessages.ownFetchFailed)),
});

import { type BillView, listOwnBills, messages } from '@prahari/contract';
import { toBill } from '../api/rows.ts';
import { reportFailure, serverMessageOr } from './failure.ts';
import { createList } from './list.ts';

/** The client's own bills, the newest first. */
export const ownBills = createList<BillView>({
  endpoint: listOwnBills,
  toRow: toBill,
  pageSize: 10,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, serverMessageOr(error, messages.bills.ownFetchFailed)),
  texts: ({ billNumber, description }) => [billNumber, description],
  column: (bill, name) => {
    if (name === 'amount' || name === 'dueDate' || name === 'status' || name === 'description')
      return bill[name];
    return name === 'billNumber' ? bill.billNumber : bill.createdAt;
  },
  status: ({ status }) => status,
});

import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of the office’s screens in dashboards/admin/bills. */
export const billsTabWords = defineOfficeWords('billsTab', {
  addLine: 'Add a line',
  billMonth: 'Bill a month',
  bills: 'Bills',
  billsCouldNotBe: 'The bills could not be worked out.',
  editLine: 'Edit line',
  generateBill: 'Generate Bill',
  generateFirst: 'Generate the first.',
  manyBills: 'bills',
  markAsPaid: ({ count }: { count: number }) => `Mark ${count} as Paid`,
  noBillsYet: 'No bills yet',
  numberOrClient: 'Number or client',
  oneBill: 'bill',
  paidAlready: 'Paid already',
  recordPaymentsCount: ({ count }: { count: number }) =>
    count === 1 ? 'Record 1 payment' : `Record ${count} payments`,
  workingOutBills: 'Working out the bills',
});

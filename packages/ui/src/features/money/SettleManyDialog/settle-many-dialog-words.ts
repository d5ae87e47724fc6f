import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of SettleManyDialog. */
export const settleManyDialogWords = defineOfficeWords('settleManyDialog', {
  day: 'Day',
  dayIsRequired: 'Day is required',
  dayMustNotBe: 'Day must not be in the future',
  how: 'How',
  owedBillNumber: ({ billNumber, rupees }: { billNumber: string; rupees: string }) =>
    `${billNumber}, ${rupees} owed`,
  paymentsCount: ({ count }: { count: number }) => (count === 1 ? '1 payment' : `${count} payments`),
  receivedForBillNumber: ({ billNumber }: { billNumber: string }) => `Received for ${billNumber}`,
  recordCount: ({ count }: { count: string }) => `Record ${count}`,
  recordPayments: 'Record payments',
  reference: 'Reference',
  usualTdsRupees: ({ rupees }: { rupees: string }) => `, usual TDS ${rupees}`,
});

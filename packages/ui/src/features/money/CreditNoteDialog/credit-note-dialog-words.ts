import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of CreditNoteDialog. */
export const creditNoteDialogWords = defineOfficeWords('creditNoteDialog', {
  amountWithoutGst: 'Amount without GST',
  creditNote: 'Credit note',
  day: 'Day',
  makeCreditNote: 'Make credit note',
  reason: 'Reason',
  takesAmountOffWhat: ({ billNumber }: { billNumber: string }) =>
    `Takes an amount off ${billNumber}. What was settled above the rest goes on account.`,
  takesOffBillsGst: 'Takes off the bill’s GST too, until 30 November after its financial year',
  withGst: 'With GST',
});

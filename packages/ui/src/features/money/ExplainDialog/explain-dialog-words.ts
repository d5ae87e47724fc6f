import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of ExplainDialog. */
export const explainDialogWords = defineOfficeWords('explainDialog', {
  amountInBank: 'Amount in the bank',
  day: 'Day',
  explainPayment: 'Explain a payment',
  gstTds: 'GST-TDS',
  how: 'How',
  paidFor: ({ name, rupees, bills }: { name: string; rupees: string; bills: string }) =>
    `${name}, ${rupees} for ${bills}`,
  reference: 'Reference',
  save: 'Save',
  tdsKeptByClient: 'TDS kept by the client',
});

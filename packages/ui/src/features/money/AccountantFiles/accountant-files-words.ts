import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of AccountantFiles. */
export const accountantFilesWords = defineOfficeWords('accountantFiles', {
  billsAndCreditNotes:
    'Bills and credit notes to clients with a GSTIN that have no IRN yet. Upload the file on the portal, then choose its answer below.',
  billsCreditNotesAnd:
    'Bills, credit notes and payments for TallyPrime. Try the file in a test company first: the ledgers must be named as under Company.',
  eInvoices: 'E-invoices',
  gstr1: 'GSTR-1',
  gstr1AndE: 'GSTR-1 and e-invoices need a GSTIN of the company: enter it under Company.',
  month: 'Month',
  period: 'Period',
  returnOfMonthFor: 'The return of the month: for the portal, or as sheets of its tool.',
  saveAsExcel: 'Save as Excel',
  saveEInvoices: 'Save e-invoices',
  saveForPortal: 'Save for the portal',
  saveForTally: 'Save for Tally',
  tally: 'Tally',
});

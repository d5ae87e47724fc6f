import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of BillLineDialog. */
export const billLineDialogWords = defineOfficeWords('billLineDialog', {
  amount: 'Amount',
  description: 'Description',
  guardDaysDutiesSets: 'guard-days, duties, sets',
  inRupees: 'In rupees',
  inRupeesBeforeTax: 'In rupees before tax; below zero to take off',
  quantity: 'Quantity',
  rate: 'Rate',
  saveLine: 'Save line',
  unit: 'Unit',
});

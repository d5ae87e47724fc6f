import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of ChangeBillPanel. */
export const changeBillPanelWords = defineOfficeWords('changeBillPanel', {
  cancel: 'Cancel',
  changeBillBillNumber: ({ billNumber }: { billNumber: string }) => `Change bill ${billNumber}`,
  dueDate: 'Due date',
  insteadOf: ({ total, before }: { total: string; before: string }) => `${total} instead of ${before}`,
  nothingOfItIs: ({ name, description }: { name: string; description: string }) =>
    `${name}, ${description}. Nothing of it is paid, so it can still be changed. The number stays.`,
  saveBill: 'Save bill',
  totalMustBeMore: 'The total must be more than zero',
});

export type SayChangeBillPanel = Translate<typeof changeBillPanelWords>;

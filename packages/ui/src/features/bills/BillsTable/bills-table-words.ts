import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of BillsTable. */
export const billsTableWords = defineOfficeWords('billsTable', {
  highestFirst: 'highest first',
  lowestFirst: 'lowest first',
});

export type SayBillsTable = Translate<typeof billsTableWords>;

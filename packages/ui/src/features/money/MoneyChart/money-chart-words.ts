import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of MoneyChart. */
export const moneyChartWords = defineOfficeWords('moneyChart', {
  billed: 'Billed',
  billedAndReceivedBy: 'Billed and received by month',
  billedLessCreditNotes: 'Billed, less credit notes',
  month: 'Month',
  nothingBilled: 'Nothing billed in these months',
  received: 'Received',
  receivedInBank: 'Received in the bank',
  tdsKeptByClients: 'TDS kept by clients',
});

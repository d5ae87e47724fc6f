import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of GenerateBillPanel. */
export const generateBillPanelWords = defineOfficeWords('generateBillPanel', {
  amount: 'Amount',
  cancel: 'Cancel',
  client: 'Client',
  description: 'Description',
  driveLink: 'Drive link',
  dueDate: 'Due date',
  generateBill: 'Generate Bill',
  generateSecondOne: 'Generate a second one',
  https: 'https://',
  inRupees: 'In rupees',
  linkThatClientCan: 'A link that the client can open',
});

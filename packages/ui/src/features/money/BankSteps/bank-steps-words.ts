import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of BankSteps. */
export const bankStepsWords = defineOfficeWords('bankSteps', {
  download: 'Download the statement',
  downloadText:
    'On the bank’s site, as CSV or Excel. Lines that you recorded before are recognised, so the days may overlap.',
  fromFileToPayments: 'From the file to payments',
  look: 'Look at each guess',
  lookText: 'The client, the bills and the TDS that each line may be, and the reason for it.',
  record: 'Record what is right',
  recordText: 'The ticked lines become payments. A line without a guess stays for you to record by hand.',
  whatIsRead: 'What is read',
  whatIsReadText:
    'The columns for date, narration and credit, whatever the bank calls them; or one amount with Cr and Dr. Money that went out is left out.',
});

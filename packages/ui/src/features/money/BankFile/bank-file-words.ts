import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of BankFile. */
export const bankFileWords = defineOfficeWords('bankFile', {
  bankStatementCsvOr: 'Bank statement (.csv or .xlsx)',
  reading: 'Reading…',
});

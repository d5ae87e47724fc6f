import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of CallDialog. */
export const callDialogWords = defineOfficeWords('callDialog', {
  note: 'Note',
  noteCall: 'Note a call',
  promisedAmount: 'Promised amount',
  promisedDay: 'Promised day',
  save: 'Save',
});

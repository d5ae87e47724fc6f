import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of PaperDialog. */
export const paperDialogWords = defineOfficeWords('paperDialog', {
  addPaper: 'Add paper',
  areYouSureYou: 'Are you sure you want to delete this paper?',
  delete: 'Delete',
  expiry: 'Expiry',
  lastDayItIs: 'The last day it is valid',
  number: 'Number',
  paper: 'Paper',
  save: 'Save',
  validUntilItCannot: ({ title, number, day }: { title: string; number: string; day: string }) =>
    `${title}, ${number}, valid until ${day}. It cannot be brought back; the activity keeps that it was there.`,
});

import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of NotesDialog. */
export const notesDialogWords = defineOfficeWords('notesDialog', {
  notes: 'Notes',
  onlyOfficeSeesThem: 'Only the office sees them',
  save: 'Save',
});

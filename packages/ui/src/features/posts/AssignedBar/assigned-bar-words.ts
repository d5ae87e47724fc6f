import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of AssignedBar. */
export const assignedBarWords = defineOfficeWords('assignedBar', {
  assignedToNames: ({ names, name }: { names: string; name: string }) => `${names} assigned to ${name}`,
  close: 'Close',
  shiftFromTo: ({ shift, from, to }: { shift: string; from: string; to: string }) =>
    `${shift}, ${from} to ${to}`,
  undo: 'Undo',
});

import { defineWords } from '../words/define-words.ts';

/** Words of a table whose rows are selected. */
export const selectionWords = defineWords('selection', {
  allRows: 'Select All',
  clear: 'Clear',
  noneSelected: 'None selected',
  select: 'Select',
  selectAll: 'Select all',
  selectedHere: ({ count, here }: { count: string; here: string }) =>
    `${count} selected, ${here} on this page`,
  selectedOf: ({ count, rows }: { count: string; rows: string }) => `${count} of ${rows} selected`,
});

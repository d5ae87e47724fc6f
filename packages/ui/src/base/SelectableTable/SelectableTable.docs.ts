import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.grid,
  keys: [
    {
      keys: ['Arrow Down', 'Arrow Right'],
      does: 'Move between rows and cells',
      test: 'Space selects a row and the count is announced',
    },
    {
      keys: ['Space'],
      does: 'Selects or deselects the row',
      test: 'Space selects a row and the count is announced',
    },
    {
      keys: ['Shift + Arrow Down'],
      does: 'Selects the next row too',
      test: 'Shift with an arrow selects a range and Escape clears it',
    },
    { keys: ['Ctrl + A'], does: 'Selects all rows', test: 'Ctrl+A selects all rows' },
    {
      keys: ['Escape'],
      does: 'Clears the selection',
      test: 'Shift with an arrow selects a range and Escape clears it',
    },
  ],
  anatomy: [
    { part: 'Bar', is: 'the count, select all, clear, and actions' },
    { part: 'Table', is: 'with a checkbox in front of each row and one for all' },
  ],
  do: ['Put the number of rows into the label of an action'],
  dont: ['make rows selectable that have no common action'],
  related: ['Table', 'Checkbox'],
  intents: ['select many rows', 'bulk action', 'mark several as paid', 'multi-select'],
};

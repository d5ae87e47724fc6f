import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.grid,
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves into the table, to the row that had focus',
      test: 'arrow keys reach every cell',
    },
    {
      keys: ['Arrow Right', 'Arrow Down'],
      does: 'Move between cells and rows',
      test: 'arrow keys reach every cell',
    },
    {
      keys: ['Enter'],
      does: 'On a header, sorts; again, reverses the order',
      test: 'Enter on a header sorts',
    },
    {
      keys: ['Home', 'End'],
      does: 'First and last cell of the row',
      test: 'Home and End reach the ends of a row',
    },
    { keys: ['Ctrl + End'], does: 'Last row', test: 'Ctrl+End reaches the last row' },
  ],
  anatomy: [
    { part: 'Header', is: 'column names; press a sortable one to sort' },
    { part: 'Rows', is: 'cards when the table is narrow' },
    { part: 'Bar', is: 'a thin line while newer rows are loading' },
    { part: 'Empty', is: 'the empty state in place of rows' },
  ],
  do: ['Let text columns share the width', 'Put the name of the row first'],
  dont: ['truncate the text that distinguishes rows', 'put a form into a cell'],
  related: ['PagedList', 'SelectableTable', 'DecisionTable', 'DescriptionList'],
  intents: ['compare rows', 'sort', 'data grid', 'list with columns', 'spreadsheet'],
};

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
    { keys: ['Enter'], does: 'On a header, sorts; again, the other way', test: 'Enter on a header sorts' },
    {
      keys: ['Home', 'End'],
      does: 'First and last cell of the row',
      test: 'Home and End reach the ends of a row',
    },
    { keys: ['Ctrl + End'], does: 'Last row, however many there are', test: 'Ctrl+End reaches the last row' },
  ],
  anatomy: [
    { part: 'Head', is: 'names of columns; sortable ones are pressed' },
    { part: 'Rows', is: 'cards where it is narrow' },
    { part: 'Bar', is: 'thin, while newer rows load' },
    { part: 'Empty', is: 'in place of rows' },
  ],
  do: ['Let text columns share the width', 'Put the name of the row first'],
  dont: ['cut off what tells rows apart', 'put a form into a cell'],
  related: ['PagedList', 'SelectableTable', 'DecisionTable', 'DescriptionList'],
  intents: ['compare rows', 'sort', 'data grid', 'list with columns', 'spreadsheet'],
};

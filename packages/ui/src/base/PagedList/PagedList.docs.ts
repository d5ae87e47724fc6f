import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'new',
  pattern: PATTERNS.landmarks,
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves through search, filters, rows and pagination',
      test: 'Previous and Next are pressed with the keyboard',
    },
    {
      keys: ['Enter'],
      does: 'Presses Previous, Next or Show all',
      test: 'Previous and Next are pressed with the keyboard',
    },
  ],
  anatomy: [
    { part: 'Header', is: 'title, filters, search and tools' },
    { part: 'Rows', is: 'rendered by the caller, usually a Table' },
    { part: 'Replacement', is: 'Skeleton, ErrorState or EmptyState' },
    { part: 'Pagination', is: 'below the rows' },
  ],
  do: ['Pass every state in `page`', 'Name the rows in `nouns`, which labels and messages use'],
  dont: ['fetch inside it', 'use it for a list that fits on one screen'],
  related: ['Table', 'Pagination', 'SearchField', 'FilterBar', 'EmptyState'],
  intents: ['list with search and filters', 'list from a server', 'loading list', 'pages of rows'],
};

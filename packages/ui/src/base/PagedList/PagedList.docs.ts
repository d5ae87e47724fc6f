import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'new',
  pattern: PATTERNS.landmarks,
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves through search, filters, rows and pagination',
      test: 'Previous and Next are called from the keyboard',
    },
    {
      keys: ['Enter'],
      does: 'Presses Previous, Next or Show all',
      test: 'Previous and Next are called from the keyboard',
    },
  ],
  anatomy: [
    { part: 'Header', is: 'title, filters, search and tools' },
    { part: 'Rows', is: 'what the caller draws, usually a Table' },
    { part: 'Replacement', is: 'Skeleton, ErrorState or EmptyState' },
    { part: 'Pagination', is: 'below the rows' },
  ],
  do: ['Give all states of the page in `page`', 'Name rows with `of`: labels are made of it'],
  dont: ['fetch inside it', 'page a list that fits on a screen'],
  related: ['Table', 'Pagination', 'SearchField', 'FilterBar', 'EmptyState'],
  intents: ['list with search and filters', 'list from a server', 'loading list', 'pages of rows'],
};

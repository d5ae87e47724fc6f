import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.heading,
  keys: [],
  anatomy: [
    { part: 'Title', is: 'level 1 for the first list of a page' },
    { part: 'Filters', is: 'beside the title' },
    { part: 'Tools', is: 'at the far end' },
  ],
  do: ['Put search and actions on the list into `tools`'],
  dont: ['skip a level of headings'],
  related: ['PageTitle', 'FilterBar', 'SearchField', 'PagedList'],
  intents: ['heading of a list', 'toolbar above a table', 'title with actions'],
};

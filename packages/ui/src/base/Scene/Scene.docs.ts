import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'new',
  pattern: 'none',
  keys: [],
  anatomy: [
    { part: 'Frame', is: '8 by 5, kept while the picture loads' },
    { part: 'Picture', is: 'one of six, in the colors of the theme' },
  ],
  do: ['Choose the picture that repeats the words beside it'],
  dont: ['show it alone: it is hidden from screen readers', 'use it in a part of a page'],
  related: ['EmptyState', 'ErrorState'],
  intents: ['illustration', 'picture of an empty list', 'drawing', 'offline picture'],
};

import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'ready',
  pattern: PATTERNS.breadcrumb,
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves from link to link; the current page is not a link',
      test: 'Tab moves through the links and Enter follows one',
    },
    { keys: ['Enter'], does: 'Follows the link', test: 'Tab moves through the links and Enter follows one' },
  ],
  anatomy: [
    { part: 'Ancestors', is: 'links, from the top of the hierarchy down' },
    { part: 'Chevrons', is: 'hidden from screen readers; mirrored in right-to-left text' },
    { part: 'Current page', is: 'text with `aria-current`' },
  ],
  do: ['Use the titles of the pages', 'Start with the top of the hierarchy'],
  dont: ['show the pages a user has visited', 'use it for steps of a form'],
  related: ['Link', 'Tabs'],
  intents: ['where am I', 'back to the page above', 'path of pages', 'hierarchy'],
};

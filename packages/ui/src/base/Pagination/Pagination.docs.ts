import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.button,
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to Previous and Next',
      test: 'Enter goes to the next page and the range is announced politely',
    },
    {
      keys: ['Enter'],
      does: 'Goes to the page; ignored on the first or last page',
      test: 'Enter goes to the next page and the range is announced politely',
    },
  ],
  anatomy: [
    { part: 'Place', is: '"9 to 16 of 21", announced politely' },
    { part: 'Previous and Next', is: 'keep focus at the ends' },
  ],
  do: ['Pass the total number of rows'],
  dont: ['remove a button on the first or last page: focus would be lost'],
  related: ['PagedList', 'Table'],
  intents: ['next page', 'older entries', 'previous and next', 'long list'],
};

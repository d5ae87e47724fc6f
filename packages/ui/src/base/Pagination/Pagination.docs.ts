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
      does: 'Goes to the page; at an end, nothing',
      test: 'Enter goes to the next page and the range is announced politely',
    },
  ],
  anatomy: [
    { part: 'Place', is: '"9 to 16 of 21", announced politely' },
    { part: 'Previous and Next', is: 'keep focus at the ends' },
  ],
  do: ['Say how many there are in all'],
  dont: ['take a button away at an end: focus would be lost'],
  related: ['PagedList', 'Table'],
  intents: ['next page', 'older entries', 'previous and next', 'long list'],
};

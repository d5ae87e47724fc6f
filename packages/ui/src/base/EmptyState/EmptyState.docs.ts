import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: 'none',
  keys: [],
  anatomy: [
    { part: 'Title', is: 'what is missing' },
    { part: 'Sentence', is: 'when there will be rows' },
    { part: 'Action', is: 'the first step' },
    { part: 'Scene', is: 'a picture beside the words, below them on a phone; optional' },
  ],
  do: ['Say what to do next'],
  dont: ['show it for a failure: use ErrorState', 'show it while loading: use Skeleton'],
  related: ['Scene', 'ErrorState', 'Skeleton', 'PagedList'],
  intents: ['nothing here yet', 'no results', 'first use', 'empty list'],
};

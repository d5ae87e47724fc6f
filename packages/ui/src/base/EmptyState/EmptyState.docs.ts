import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: 'none',
  keys: [],
  anatomy: [
    { part: 'Title', is: 'what is missing' },
    { part: 'Sentence', is: 'when something will be here' },
    { part: 'Action', is: 'the first step' },
  ],
  do: ['Say what to do next'],
  dont: ['show it for a failure: that is an ErrorState', 'show it while loading: that is a Skeleton'],
  related: ['ErrorState', 'Skeleton', 'PagedList'],
  intents: ['nothing here yet', 'no results', 'first use', 'empty list'],
};

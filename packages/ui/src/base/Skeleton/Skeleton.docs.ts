import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.status,
  keys: [],
  anatomy: [
    { part: 'Label', is: 'for screen readers: "Loading bills"' },
    { part: 'Bars', is: 'in the shape of the loading content' },
  ],
  do: ['Use it for the first load only; keep the old rows on a reload'],
  dont: ['show it for a fraction of a second', 'show more rows than are usually loaded'],
  related: ['Progress', 'ErrorState', 'EmptyState'],
  intents: ['loading', 'placeholder', 'wait for data', 'spinner'],
};

import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.status,
  keys: [],
  anatomy: [
    { part: 'Label', is: 'for screen readers: "Loading bills"' },
    { part: 'Bars', is: 'in the shape of what loads' },
  ],
  do: ['Use it the first time only; then keep the old rows'],
  dont: ['show it for less than a moment', 'draw more rows than usually come'],
  related: ['Progress', 'ErrorState', 'EmptyState'],
  intents: ['loading', 'placeholder', 'wait for data', 'spinner'],
};

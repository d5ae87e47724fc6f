import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: 'none',
  keys: [],
  anatomy: [
    { part: 'Content', is: 'with the padding of a dashboard' },
    { part: 'Panel', is: 'at its end, or over it on a phone' },
  ],
  do: ['Give it one Panel at most'],
  dont: ['nest it'],
  related: ['Tabs', 'Panel', 'Section'],
  intents: ['layout of a tab', 'content with a side panel'],
};

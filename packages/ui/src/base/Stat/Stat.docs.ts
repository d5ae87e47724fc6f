import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: 'none',
  keys: [],
  anatomy: [
    { part: 'Caption', is: 'what is counted' },
    { part: 'Figure', is: 'with tabular figures, never truncated' },
    { part: 'Mark', is: 'decorative, after the figure; optional' },
    { part: 'Note', is: 'one line that explains it' },
  ],
  do: ['Pass a formatted figure: ₹20,78,000'],
  dont: ['show figures that need no action'],
  related: ['Badge', 'DescriptionList', 'Card'],
  intents: ['figure', 'key number', 'total', 'KPI'],
};

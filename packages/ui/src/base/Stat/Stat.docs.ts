import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: 'none',
  keys: [],
  anatomy: [
    { part: 'Caption', is: 'what is counted' },
    { part: 'Figure', is: 'in tabular figures, never cut' },
    { part: 'Note', is: 'one line that explains it' },
  ],
  do: ['Write the figure as it is read: ₹20,78,000'],
  dont: ['show a figure nobody acts on'],
  related: ['Badge', 'DescriptionList', 'Card'],
  intents: ['figure', 'key number', 'total', 'KPI'],
};

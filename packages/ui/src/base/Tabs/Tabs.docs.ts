import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.tabs,
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the selected tab, then into its panel',
      test: 'Home and End select the first and last tab and Tab enters the panel',
    },
    {
      keys: ['Arrow Right', 'Arrow Left'],
      does: 'Select the next and previous tab, and wrap; turned round from right to left',
      test: 'arrow keys move between tabs and wrap',
    },
    {
      keys: ['Home', 'End'],
      does: 'Select the first and last tab',
      test: 'Home and End select the first and last tab and Tab enters the panel',
    },
  ],
  anatomy: [
    { part: 'Tab list', is: 'sticky; scrolls on a phone' },
    { part: 'Tab', is: 'two or three words and an optional count' },
    { part: 'Panel', is: 'only the selected one is in the page' },
  ],
  do: ['Keep the selected tab in the URL'],
  dont: ['use them for the steps of a process', 'use them as filters: use FilterBar'],
  related: ['FilterBar', 'SegmentedControl', 'TabPage'],
  intents: ['parts of a dashboard', 'switch view', 'sections of one place'],
};

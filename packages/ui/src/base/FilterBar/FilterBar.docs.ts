import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.button,
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves from filter to filter',
      test: 'Tab reaches each filter and Space or Enter presses it',
    },
    {
      keys: ['Space', 'Enter'],
      does: 'Presses the filter',
      test: 'Tab reaches each filter and Space or Enter presses it',
    },
  ],
  anatomy: [
    { part: 'Group', is: 'named by `label`' },
    { part: 'Filters', is: 'toggle buttons, one of them pressed' },
    { part: 'Count', is: 'number of matching rows, if known' },
  ],
  do: ['Start with "All"', 'Use at most six'],
  dont: ['use it for parts of a page: use Tabs', 'combine two bars on one list'],
  related: ['SearchField', 'Tabs', 'SegmentedControl', 'PagedList'],
  intents: ['show only unpaid', 'narrow a list', 'filter rows', 'quick filter'],
};

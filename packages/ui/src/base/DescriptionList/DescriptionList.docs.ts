import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.descriptionList,
  keys: [],
  anatomy: [
    { part: 'Term', is: 'a few words' },
    { part: 'Description', is: 'text or a component; wraps at its end of the row' },
  ],
  do: ['Keep terms short and unique'],
  dont: [
    'use it for things in time: that is a Timeline',
    'use it for several things with the same facts: that is a Table',
  ],
  related: ['Table', 'Timeline', 'Stat'],
  intents: ['facts of one thing', 'key and value', 'details', 'summary'],
};

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
  dont: ['use it for events in order: use Timeline', 'use it for several similar things: use Table'],
  related: ['Table', 'Timeline', 'Stat'],
  intents: ['facts of one thing', 'key and value', 'details', 'summary'],
};

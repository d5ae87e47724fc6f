import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.link,
  keys: [
    { keys: ['Tab'], does: 'Moves to it', test: 'Tab focuses it and its role is link' },
    { keys: ['Enter'], does: 'Follows it', test: 'Enter follows it' },
  ],
  anatomy: [
    { part: 'Surface', is: 'that of a Button' },
    { part: 'Label', is: 'where it leads' },
  ],
  do: ['Say where it leads', 'Use it for the one way on that a page is for'],
  dont: ['act on data with it: that is a Button'],
  related: ['Button', 'Link'],
  intents: ['go to a page', 'call to action', 'link that looks like a button', 'download'],
};

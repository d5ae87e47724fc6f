import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.link,
  keys: [
    { keys: ['Tab'], does: 'Moves to it', test: 'Tab focuses the element, whose role is link' },
    { keys: ['Enter'], does: 'Follows it', test: 'Enter follows the link' },
  ],
  anatomy: [
    { part: 'Surface', is: 'as on a Button' },
    { part: 'Label', is: 'names the target' },
  ],
  do: ['Name the target', 'Use it for the main next step of a page'],
  dont: ['change data with it: use Button'],
  related: ['Button', 'Link'],
  intents: ['go to a page', 'call to action', 'link that looks like a button', 'download'],
};

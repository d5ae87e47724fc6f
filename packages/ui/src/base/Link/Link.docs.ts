import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.link,
  keys: [
    { keys: ['Tab'], does: 'Moves to it', test: 'Tab focuses the link' },
    { keys: ['Enter'], does: 'Follows it', test: 'Enter follows the link' },
  ],
  anatomy: [
    { part: 'Text', is: 'underlined, except in lists of links' },
    { part: 'Notice', is: '"opens in a new tab", for screen readers' },
  ],
  do: ['Name the target', 'Set `newTab` for documents'],
  dont: ['write "click here"', 'perform an action with it: use Button'],
  related: ['ButtonLink', 'Button', 'Breadcrumb'],
  intents: ['go elsewhere', 'hyperlink', 'open in a new tab', 'reference in text'],
};

import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'ready',
  pattern: PATTERNS.tooltip,
  keys: [
    {
      keys: ['Tab'],
      does: 'Shows it when its control takes focus',
      test: 'focus shows the tooltip and Escape hides it',
    },
    { keys: ['Escape'], does: 'Hides it; focus stays', test: 'focus shows the tooltip and Escape hides it' },
  ],
  anatomy: [
    { part: 'Control', is: 'one focusable element' },
    { part: 'Text', is: 'a few words; describes the control' },
  ],
  do: ['Give an icon-only button an `aria-label` as well'],
  dont: ['put anything essential into it: touch screens show none', 'put a link into it: use Popover'],
  related: ['Popover', 'Button'],
  intents: ['explain an icon', 'hint on hover', 'help text'],
};

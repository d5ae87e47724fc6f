import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.dialog,
  keys: [
    { keys: ['Tab', 'Shift + Tab'], does: 'Move inside and stay there', test: 'focus is trapped inside' },
    {
      keys: ['Escape'],
      does: 'Closes it and returns focus',
      test: 'Escape closes the dialog and returns focus',
    },
  ],
  anatomy: [
    { part: 'Scrim', is: 'covers the page; a press closes' },
    { part: 'Title', is: 'names the dialog' },
    { part: 'Close', is: 'an icon button after the title' },
    { part: 'Content', is: 'scrolls when taller than the window' },
    { part: 'Footer', is: 'buttons, the primary one last; stays in view while the content scrolls' },
  ],
  do: ['Keep it short and about one thing', 'Name its content in the title'],
  dont: ['open a dialog from a dialog', 'put a form into it that needs the list behind it: use Panel'],
  related: ['ConfirmDialog', 'Panel', 'Popover'],
  intents: ['modal', 'pop-up window', 'look at details', 'overlay'],
};

import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'ready',
  pattern: PATTERNS.dialog,
  keys: [
    { keys: ['Tab'], does: 'Moves to the button', test: 'a key opens the popover and Escape returns focus' },
    {
      keys: ['Enter'],
      does: 'Opens it and moves focus in',
      test: 'a key opens the popover and Escape returns focus',
    },
    { keys: ['Space'], does: 'As Enter', test: 'Space opens the popover' },
    {
      keys: ['Escape'],
      does: 'Closes it and returns focus',
      test: 'a key opens the popover and Escape returns focus',
    },
  ],
  anatomy: [
    { part: 'Button', is: 'text, or an icon with an accessible name' },
    { part: 'Title', is: 'optional' },
    { part: 'Content', is: 'a few lines, or one or two fields' },
  ],
  do: ['Keep it short', 'Call `close` from a button inside, if there is one'],
  dont: ['put a task into it: use Dialog or Panel', 'list actions in it: use Menu'],
  related: ['Menu', 'Tooltip', 'Dialog'],
  intents: ['explain a term', 'more about this', 'small overlay', 'help'],
};

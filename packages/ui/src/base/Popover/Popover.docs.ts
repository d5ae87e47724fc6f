import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'ready',
  pattern: PATTERNS.dialog,
  keys: [
    { keys: ['Tab'], does: 'Moves to the button', test: 'a key opens it and Escape returns focus' },
    { keys: ['Enter'], does: 'Opens it and moves focus in', test: 'a key opens it and Escape returns focus' },
    { keys: ['Space'], does: 'As Enter', test: 'Space opens it' },
    {
      keys: ['Escape'],
      does: 'Closes it and returns focus',
      test: 'a key opens it and Escape returns focus',
    },
  ],
  anatomy: [
    { part: 'Button', is: 'a word or a glyph with a name' },
    { part: 'Title', is: 'optional' },
    { part: 'Content', is: 'a few lines, or one or two fields' },
  ],
  do: ['Keep it short', 'Pass `close` to a button inside, where there is one'],
  dont: ['put a task into it: that is a Dialog or Panel', 'list actions in it: that is a Menu'],
  related: ['Menu', 'Tooltip', 'Dialog'],
  intents: ['explain a term', 'more about this', 'small overlay', 'help'],
};

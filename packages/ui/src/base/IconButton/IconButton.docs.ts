import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'new',
  pattern: PATTERNS.button,
  keys: [
    {
      keys: ['Enter', 'Space'],
      does: 'Presses it; ignored while pending',
      test: 'Enter and Space press the button',
    },
  ],
  anatomy: [
    { part: 'Surface', is: 'a circle by `variant` and `size`' },
    { part: 'Icon', is: 'one; `label` is its accessible name' },
  ],
  do: ['Use it for icons that everybody knows: close, next, pause', 'Name what it does: "Next picture"'],
  dont: [
    'use it where there is room for a word: use Button',
    'rely on a Tooltip to explain it: touch shows none',
  ],
  related: ['Button', 'Tooltip', 'Menu'],
  intents: ['icon button', 'round button', 'close button', 'button without text'],
};

import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'ready',
  pattern: PATTERNS.menuButton,
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the button',
      test: 'arrow keys skip disabled actions and Enter runs one',
    },
    {
      keys: ['Space'],
      does: 'On the button, opens the menu',
      test: 'Space opens the menu and Home, End and arrow up move',
    },
    {
      keys: ['Arrow Down'],
      does: 'Opens it; inside, moves on and skips disabled actions',
      test: 'arrow keys skip disabled actions and Enter runs one',
    },
    {
      keys: ['Arrow Up'],
      does: 'Moves back, and wraps',
      test: 'Space opens the menu and Home, End and arrow up move',
    },
    {
      keys: ['Home', 'End'],
      does: 'First and last action',
      test: 'Space opens the menu and Home, End and arrow up move',
    },
    {
      keys: ['Letters'],
      does: 'Jump to the action that starts with them',
      test: 'a letter moves focus and Escape runs no action',
    },
    {
      keys: ['Enter'],
      does: 'Runs the action and returns focus',
      test: 'arrow keys skip disabled actions and Enter runs one',
    },
    {
      keys: ['Escape'],
      does: 'Closes it and returns focus',
      test: 'a letter moves focus and Escape runs no action',
    },
  ],
  anatomy: [
    { part: 'Button', is: 'text and an arrow, or an icon with an accessible name' },
    { part: 'Actions', is: 'a label and an optional second line' },
    { part: 'Separator', is: 'before destructive actions' },
  ],
  do: ['Put the most used action first', 'Name the row in `label` when the button is an icon'],
  dont: ['hide the most used action', 'select a value with it: use SelectField'],
  related: ['Button', 'Popover', 'SelectField'],
  intents: ['more actions', 'dropdown', 'three dots', 'overflow', 'account menu'],
};

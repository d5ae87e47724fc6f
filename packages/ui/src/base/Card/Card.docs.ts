import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'ready',
  pattern: PATTERNS.article,
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the title, if it is a link, and then to the buttons',
      test: 'Tab reaches the title before the buttons',
    },
    { keys: ['Enter'], does: 'On the title, follows its link', test: 'Enter on the title follows its link' },
  ],
  anatomy: [
    { part: 'Title', is: 'a heading; with `href` also the link' },
    { part: 'Aside', is: 'a Status or Badge beside the title' },
    { part: 'Details', is: 'muted text' },
    { part: 'Footer', is: 'buttons that work on their own' },
  ],
  do: ['Choose the `level` that fits the outline of the page', 'Put one thing on one card'],
  dont: ['put a card into a card', 'use cards for things to compare: use Table'],
  related: ['Table', 'Section', 'Stat'],
  intents: ['a box for one thing', 'tile', 'pressable box', 'grid of things'],
};

import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'new',
  pattern: PATTERNS.grid,
  keys: [
    { keys: ['Tab'], does: 'Moves into the table', test: 'a pending row is decided by keyboard' },
    {
      keys: ['Arrow Right'],
      does: 'Moves to the next cell and the buttons in it',
      test: 'a pending row is decided by keyboard',
    },
    { keys: ['Enter'], does: 'Presses the focused button', test: 'a pending row is decided by keyboard' },
  ],
  anatomy: [
    { part: 'Table', is: 'the caller’s columns' },
    { part: 'Last column', is: 'Accept and Decline on pending rows, Details on all' },
  ],
  do: ['List the rows being saved in `pending`'],
  dont: ['use it for rows without a decision: use Table'],
  related: ['Table', 'DecisionDialog', 'DecisionButtons'],
  intents: ['list of applications', 'inbox of requests', 'approve many'],
};

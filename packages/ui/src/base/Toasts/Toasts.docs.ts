import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.status,
  keys: [
    { keys: ['F6'], does: 'Moves to the messages', test: 'the keyboard reaches and closes each toast' },
    {
      keys: ['Tab'],
      does: 'Moves to the action, then to Close',
      test: 'an action is reached by keyboard and closes the toast',
    },
    {
      keys: ['Enter'],
      does: 'Closes the message; focus goes to the next, then back',
      test: 'the keyboard reaches and closes each toast',
    },
  ],
  anatomy: [
    { part: 'Icon', is: 'by tone' },
    { part: 'Message', is: 'one sentence; of failures with one cause a line each' },
    { part: 'Action', is: 'a button such as Undo, with the seconds it is offered' },
    { part: 'Close', is: 'an icon button' },
  ],
  do: ['Say what has happened, in the past tense'],
  dont: ['report an invalid field only here', 'ask a question'],
  related: ['ErrorState', 'ConfirmDialog'],
  intents: ['undo', 'it worked', 'notification', 'snackbar', 'saved'],
};

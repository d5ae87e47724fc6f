import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'new',
  pattern: PATTERNS.button,
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves from one to the other',
      test: 'Accept and Decline call onAccept and onDecline once each',
    },
    {
      keys: ['Enter'],
      does: 'Presses the focused one; ignored while pending',
      test: 'Accept and Decline call onAccept and onDecline once each',
    },
  ],
  anatomy: [
    { part: 'Accept', is: 'first in a row, last and primary in a dialog' },
    { part: 'Decline', is: 'red; confirm it if it is irreversible' },
  ],
  do: ['Use it for decisions on applications', 'Set `pending` while a request is running'],
  dont: ['use it for Save and Cancel'],
  related: ['DecisionTable', 'DecisionDialog', 'Button'],
  intents: ['accept or decline', 'approve', 'reject an application'],
};

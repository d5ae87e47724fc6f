import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.textarea,
  keys: [
    { keys: ['Letters'], does: 'Type', test: 'typed text and new lines reach onChange' },
    {
      keys: ['Enter'],
      does: 'Makes a new line and does not send',
      test: 'typed text and new lines reach onChange',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'above the control' },
    { part: 'Area', is: 'can be resized in height' },
    { part: 'Message', is: 'hint or error' },
  ],
  do: ['Choose `rows` for the usual length'],
  dont: ['truncate long text silently'],
  related: ['TextField', 'Field'],
  intents: ['several lines', 'message', 'comment', 'address'],
};

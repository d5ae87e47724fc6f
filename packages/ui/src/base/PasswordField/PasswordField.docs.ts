import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.input,
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the field, then to Show',
      test: 'Tab reaches the field before its button',
    },
    {
      keys: ['Space'],
      does: 'On Show, shows or hides the text',
      test: 'Tab reaches the field before its button',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'above the control' },
    { part: 'Input', is: 'hidden or shown text' },
    { part: 'Show', is: 'a button; its name says what a press does' },
    { part: 'Message', is: 'hint or error' },
  ],
  do: ['Choose `autoComplete`: password managers need it', 'Allow paste'],
  dont: ['ask for the password twice', 'show rules only after a failure'],
  related: ['PasswordStrength', 'OneTimeCodeField', 'TextField'],
  intents: ['log in', 'secret', 'new password', 'show password'],
};

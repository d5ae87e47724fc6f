import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.status,
  keys: [],
  anatomy: [
    { part: 'Bar', is: 'four steps; hidden from screen readers' },
    { part: 'Words', is: 'an estimate and advice, announced politely' },
  ],
  do: ['Pass name and email as `personal`', 'Put it below its PasswordField'],
  dont: ['show it at login', 'send the password to a server to rate it'],
  related: ['PasswordField'],
  intents: ['how strong is a password', 'password meter', 'choose a password'],
};

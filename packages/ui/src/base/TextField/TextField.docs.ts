import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.input,
  keys: [{ keys: ['Letters'], does: 'Type', test: 'typed text reaches onChange' }],
  anatomy: [
    { part: 'Label', is: 'above the control' },
    { part: 'Input', is: 'one line; `type` selects the phone’s keyboard' },
    { part: 'Message', is: 'the error, else the hint' },
  ],
  do: ['Set `type` and `autoComplete`', 'Say in the error what to do'],
  dont: [
    'use a placeholder as a label',
    'use it for numbers, dates or passwords, which have fields of their own',
  ],
  related: ['TextArea', 'NumberField', 'PasswordField', 'SearchField'],
  intents: ['one line of text', 'name', 'email', 'phone', 'input'],
};

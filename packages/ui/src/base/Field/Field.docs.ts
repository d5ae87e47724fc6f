import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.label,
  keys: [],
  anatomy: [
    { part: 'Label', is: 'above the control; its accessible name' },
    { part: 'Control', is: 'with the props of `useField`' },
    { part: 'Message', is: 'the error, else the hint' },
  ],
  do: ['Build a new kind of field with it', 'Write "(optional)" into the hint of optional fields'],
  dont: ['use a placeholder as a label', 'show hint and error at once'],
  related: ['TextField', 'Form'],
  intents: ['label and error', 'custom field', 'form control'],
};

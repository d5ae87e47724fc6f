import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.input,
  keys: [{ keys: ['Digits'], does: 'Type the number', test: 'digits become a number' }],
  anatomy: [
    { part: 'Label', is: 'with the unit, which is not read elsewhere' },
    { part: 'Input', is: 'text with a number pad' },
    { part: 'Unit', is: 'after the number' },
    { part: 'Message', is: 'hint or error' },
  ],
  do: ['Name the unit in the label too'],
  dont: ['use it for telephone numbers and codes: those are text'],
  related: ['MoneyField', 'TextField', 'OneTimeCodeField'],
  intents: ['how many', 'count', 'years', 'quantity'],
};

import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.input,
  keys: [{ keys: ['Digits'], does: 'Type the number', test: 'digits become a number' }],
  anatomy: [
    { part: 'Label', is: 'with the unit, because the unit beside the input is not announced' },
    { part: 'Input', is: 'text, with a numeric keypad on phones' },
    { part: 'Unit', is: 'after the number' },
    { part: 'Message', is: 'hint or error' },
  ],
  do: ['Name the unit in the label too'],
  dont: ['use it for phone numbers and codes: use TextField'],
  related: ['MoneyField', 'TextField', 'OneTimeCodeField'],
  intents: ['how many', 'count', 'years', 'quantity'],
};

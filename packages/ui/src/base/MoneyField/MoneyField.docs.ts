import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.input,
  keys: [
    {
      keys: ['Digits'],
      does: 'Type the amount; commas and ₹ are allowed',
      test: 'digits are grouped in lakhs on blur',
    },
    {
      keys: ['Tab'],
      does: 'Leaves it and groups the amount in lakhs',
      test: 'digits are grouped in lakhs on blur',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'what the amount is for' },
    { part: '₹', is: 'hidden from screen readers' },
    { part: 'Input', is: 'text, with a numeric keypad on phones' },
    { part: 'Message', is: 'hint or error' },
  ],
  do: ['Repeat large amounts in words in the hint'],
  dont: ['use it for counts: use NumberField'],
  related: ['NumberField', 'TextField'],
  intents: ['rupees', 'amount', 'price', 'lakhs', 'currency'],
};

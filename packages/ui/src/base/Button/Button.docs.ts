import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.button,
  keys: [
    { keys: ['Tab'], does: 'Moves to it, unless it is disabled', test: 'Enter and Space press it' },
    {
      keys: ['Enter', 'Space'],
      does: 'Presses it; while pending, nothing',
      test: 'Enter and Space press it',
    },
  ],
  anatomy: [
    { part: 'Surface', is: 'by `variant`; 40 px high, 48 under a finger' },
    { part: 'Label', is: 'a verb and what it acts on' },
    { part: 'Icon', is: 'optional, before the label' },
    { part: 'Spinner', is: 'over the label while pending; the width stays' },
  ],
  do: [
    'Name the action: "Generate Bill"',
    'Set `pending` while its work is under way',
    'Use one `primary` on a screen',
  ],
  dont: ['go to another page with it: that is a ButtonLink', 'disable it without saying beside it why'],
  related: ['ButtonLink', 'Link', 'ConfirmDialog', 'Menu'],
  intents: ['do something', 'save', 'submit a form', 'loading button', 'icon button'],
};

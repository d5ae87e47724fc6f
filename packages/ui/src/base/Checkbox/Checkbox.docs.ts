import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.checkbox,
  keys: [
    { keys: ['Tab'], does: 'Moves to it', test: 'Space checks the box and a press on the label unchecks it' },
    {
      keys: ['Space'],
      does: 'Checks or unchecks it',
      test: 'Space checks the box and a press on the label unchecks it',
    },
  ],
  anatomy: [
    { part: 'Box', is: 'empty, checked or partly checked' },
    { part: 'Label', is: 'part of the target' },
    { part: 'Message', is: 'hint or error' },
  ],
  do: [
    'Phrase the label as the statement that is true when it is checked',
    'Set `indeterminate` when some of a group are checked',
  ],
  dont: ['phrase it as a negative: "Do not send"', 'apply it at once: use Switch'],
  related: ['Switch', 'RadioGroup', 'Table'],
  intents: ['agree to terms', 'yes or no in a form', 'choose several', 'tick'],
};

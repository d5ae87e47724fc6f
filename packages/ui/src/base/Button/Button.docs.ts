import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.button,
  keys: [
    { keys: ['Tab'], does: 'Moves to it, unless it is disabled', test: 'Enter and Space press the button' },
    {
      keys: ['Enter', 'Space'],
      does: 'Presses it; ignored while pending',
      test: 'Enter and Space press the button',
    },
  ],
  anatomy: [
    { part: 'Surface', is: 'by `variant` and `size`: 28, 40 or 48 px high, 48 px for fingers' },
    { part: 'Label', is: 'a verb and its object' },
    { part: 'Icon', is: 'optional, before the label' },
    { part: 'Spinner', is: 'over the label while pending; the width stays' },
  ],
  do: [
    'Name the action: "Generate Bill"',
    'Set `pending` while the action is running',
    'Use one `primary` on a screen',
  ],
  dont: ['navigate with it: use ButtonLink', 'disable it without an explanation beside it'],
  related: ['IconButton', 'ButtonLink', 'Link', 'ConfirmDialog', 'Menu'],
  intents: ['do something', 'save', 'submit a form', 'loading button'],
};

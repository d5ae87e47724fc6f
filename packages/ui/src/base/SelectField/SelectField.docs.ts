import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.select,
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to it; other keys are handled by the browser',
      test: 'Tab focuses the field',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'above the control' },
    { part: 'Select', is: 'a phone shows its own picker' },
    { part: 'Message', is: 'hint or error' },
  ],
  do: ['Set a placeholder when nothing is selected yet'],
  dont: ['act at once on a change', 'list more than a dozen options: use ComboBox'],
  related: ['RadioGroup', 'ComboBox', 'Menu'],
  intents: ['choose from a list', 'dropdown', 'pick a shift', 'native select'],
};

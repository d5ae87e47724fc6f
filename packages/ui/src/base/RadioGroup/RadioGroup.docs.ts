import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'ready',
  pattern: PATTERNS.radioGroup,
  keys: [
    { keys: ['Tab'], does: 'Moves to the selected option', test: 'arrow keys select and wrap' },
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'Select the next and previous option, and wrap',
      test: 'arrow keys select and wrap',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'names the group' },
    { part: 'Options', is: 'a radio, a label and an optional second line' },
    { part: 'Message', is: 'hint or error, of the group' },
  ],
  do: ['Explain the differences in `detail`', 'Use at most six'],
  dont: ['use it for yes or no: use Checkbox', 'preselect an option that needs a decision'],
  related: ['SegmentedControl', 'SelectField', 'Checkbox'],
  intents: ['choose one', 'options with explanations', 'radio buttons'],
};

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
    { part: 'Options', is: 'a radio, a label, perhaps a quieter line' },
    { part: 'Message', is: 'hint or error, of the group' },
  ],
  do: ['Say in `detail` what tells options apart', 'Keep to six'],
  dont: ['use it for yes or no: that is a Checkbox', 'select one beforehand that people must think about'],
  related: ['SegmentedControl', 'SelectField', 'Checkbox'],
  intents: ['choose one', 'options with explanations', 'radio buttons'],
};

import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.radioGroup,
  keys: [
    {
      keys: ['Tab'],
      does: 'Moves to the selected segment',
      test: 'arrow keys select the next and previous segment',
    },
    {
      keys: ['Arrow Right', 'Arrow Left'],
      does: 'Select the next and previous segment; ignored while pending',
      test: 'arrow keys select the next and previous segment',
    },
  ],
  anatomy: [
    { part: 'Legend', is: 'names the group' },
    { part: 'Segments', is: 'radios with an icon and a word' },
  ],
  do: ['Give each segment a distinct icon', 'Use `large` for one-handed use'],
  dont: ['use it for more than four', 'use it for parts of a page: use Tabs'],
  related: ['RadioGroup', 'Tabs', 'FilterBar', 'Switch'],
  intents: ['on duty or off', 'switch between two', 'toggle', 'view mode'],
};

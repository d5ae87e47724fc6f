import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.combobox,
  keys: [
    {
      keys: ['Letters'],
      does: 'Filters the options, or searches on the server',
      test: 'a press opens the list, typing filters and Enter selects',
    },
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'Opens the list and moves in it',
      test: 'arrow down opens the list and Escape keeps the selection',
    },
    {
      keys: ['Enter'],
      does: 'Selects the option',
      test: 'a press opens the list, typing filters and Enter selects',
    },
    {
      keys: ['Escape'],
      does: 'Closes the list and keeps the selection',
      test: 'arrow down opens the list and Escape keeps the selection',
    },
    {
      keys: ['Tab'],
      does: 'Leaves it; text without a match is removed',
      test: 'an empty result shows a message and blur restores the selection',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'above the control' },
    { part: 'Input', is: 'the typed text or the selected option' },
    { part: 'Button', is: 'opens the list; not in the Tab order' },
    { part: 'List', is: 'options, with a second line that distinguishes equal labels' },
    { part: 'Message', is: 'hint or error' },
  ],
  do: ['Use it for more than a dozen options', 'Set `onSearch` for options on the server'],
  dont: [
    'use it for a few familiar options: use SelectField',
    'search a list of rows with it: use SearchField',
  ],
  related: ['SelectField', 'SearchField', 'RadioGroup'],
  intents: ['choose a guard', 'autocomplete', 'typeahead', 'search and select', 'one of many'],
};

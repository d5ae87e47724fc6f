import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.search,
  keys: [
    { keys: ['Letters'], does: 'Search once typing stops', test: 'onChange is called once typing stops' },
    { keys: ['Enter'], does: 'Searches at once', test: 'Enter searches at once' },
    { keys: ['Escape'], does: 'Clears it and keeps focus', test: 'Escape clears the search and keeps focus' },
  ],
  anatomy: [
    { part: 'Glass', is: 'silent' },
    { part: 'Input', is: 'named by `label`' },
    { part: 'Clear', is: 'where there is text' },
  ],
  do: ['Say in the placeholder what is searched'],
  dont: ['use it to choose a value: that is a ComboBox'],
  related: ['ComboBox', 'FilterBar', 'PagedList'],
  intents: ['find in a list', 'search', 'look up a client'],
};

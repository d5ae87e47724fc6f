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
    { part: 'Icon', is: 'a magnifying glass, hidden from screen readers' },
    { part: 'Input', is: 'named by `label`' },
    { part: 'Clear', is: 'a button, shown while there is text' },
  ],
  do: ['Name in the placeholder what is searched'],
  dont: ['use it to select a value: use ComboBox'],
  related: ['ComboBox', 'FilterBar', 'PagedList'],
  intents: ['find in a list', 'search', 'look up a client'],
};

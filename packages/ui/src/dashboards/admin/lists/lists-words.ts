import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of the office’s screens in dashboards/admin/lists. */
export const listsWords = defineOfficeWords('lists', {
  all: 'All',
  couldNotBeLoaded: 'Could not be loaded',
  export: 'Export',
  select: 'Select',
  stopSelecting: 'Stop selecting',
});

export type SayLists = Translate<typeof listsWords>;

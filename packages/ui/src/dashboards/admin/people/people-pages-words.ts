import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of the office’s screens in dashboards/admin/people. */
export const peoplePagesWords = defineOfficeWords('peoplePages', {
  backToList: 'Back to the list',
  client: 'Client',
  clientCouldNotBe: 'The client could not be loaded.',
  guard: 'Guard',
  guardCouldNotBe: 'The guard could not be loaded.',
  import: 'Import',
  loadingClient: 'Loading the client',
  loadingGuard: 'Loading the guard',
  newClient: 'New client',
  newGuard: 'New guard',
  openAsPage: 'Open as a page',
  pastedCells: 'Pasted cells',
});

export type SayPeoplePages = Translate<typeof peoplePagesWords>;

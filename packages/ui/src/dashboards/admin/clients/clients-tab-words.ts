import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of the office’s screens in dashboards/admin/clients. */
export const clientsTabWords = defineOfficeWords('clientsTab', {
  acceptClientApplicationTo: 'Accept a client application to add the first.',
  clients: 'Clients',
  enterFirstWithNew: 'Enter the first with New client, import a file, or accept a client application.',
  manyClients: 'clients',
  nameEmailOrPlace: 'Name, email or place',
  noClientMatches: 'No client matches',
  noClientsYet: 'No clients yet',
  oneClient: 'client',
});

import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of the office’s screens in dashboards/admin/assignments. */
export const assignGuardsTabWords = defineOfficeWords('assignGuardsTab', {
  assignGuards: 'Assign Guards',
  everyClientHasOne: 'Every client has one. For more guards, choose the post on Today.',
  guardIsAvailableOnce: 'A guard is available once entered or accepted, and while not assigned.',
  noClientMatches: 'No client matches',
  noClientWaitsFor: 'No client waits for a guard',
  noGuardIsAvailable: 'No guard is available',
  showClients: 'Show the clients',
  showGuards: 'Show the guards',
});

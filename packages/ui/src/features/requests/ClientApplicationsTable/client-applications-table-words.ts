import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of ClientApplicationsTable. */
export const clientApplicationsTableWords = defineOfficeWords('clientApplicationsTable', {
  client: 'Client',
  clientApplications: 'Client applications',
  dates: 'Dates',
  email: 'Email',
  guards: 'Guards',
  location: 'Location',
  sentDay: ({ day }: { day: string }) => `, sent ${day}`,
  service: 'Service',
  since: 'Since',
});

export type SayClientApplicationsTable = Translate<typeof clientApplicationsTableWords>;

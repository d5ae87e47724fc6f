import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of SecurityApplicationsTable. */
export const securityApplicationsTableWords = defineOfficeWords('securityApplicationsTable', {
  born: 'Born',
  dateOfBirth: 'Date of birth',
  email: 'Email',
  experience: 'Experience',
  fullName: 'Full name',
  highestFirst: 'highest first',
  lowestFirst: 'lowest first',
  phone: 'Phone',
  qualifications: 'Qualifications',
  securityApplications: 'Security applications',
  sentDay: ({ day }: { day: string }) => `, sent ${day}`,
  since: 'Since',
});

export type SaySecurityApplicationsTable = Translate<typeof securityApplicationsTableWords>;

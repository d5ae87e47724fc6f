import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of the office’s screens in dashboards/admin/applications. */
export const applicationsTabWords = defineOfficeWords('applicationsTab', {
  acceptCount: ({ count }: { count: number }) => `Accept ${count}`,
  answeredAlready: 'Answered already',
  assignGuards: 'Assign guards',
  clientApplications: 'Client Applications',
  clientRequestsWillAppear: 'Client requests will appear here.',
  declineCount: ({ count }: { count: number }) => `Decline ${count}`,
  jobApplicationsWillAppear: 'Job applications will appear here.',
  manyClientApplications: 'client applications',
  manySecurityApplications: 'security applications',
  nameEmailOrPlace: 'Name, email or place',
  noApplicationsYet: 'No applications yet',
  oneClientApplication: 'client application',
  oneSecurityApplication: 'security application',
  securityApplications: 'Security Applications',
});

export type SayApplicationsTab = Translate<typeof applicationsTabWords>;

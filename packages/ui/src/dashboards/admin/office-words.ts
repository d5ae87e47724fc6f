import { defineOfficeWords, type Translate } from '../../base/words/define-words.ts';

/** Words of the office’s screens in dashboards/admin. */
export const officeWords = defineOfficeWords('office', {
  assignGuards: 'Assign Guards',
  clientApplications: 'Client Applications',
  clients: 'Clients',
  company: 'Company',
  money: 'Money',
  problems: 'Problems',
  securityApplications: 'Security Applications',
  securityGuards: 'Security Guards',
  today: 'Today',
  toSend: 'To send',
});

export type SayOffice = Translate<typeof officeWords>;

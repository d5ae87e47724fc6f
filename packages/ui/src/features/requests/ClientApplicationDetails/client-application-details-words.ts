import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of ClientApplicationDetails. */
export const clientApplicationDetailsWords = defineOfficeWords('clientApplicationDetails', {
  email: 'Email',
  endDate: 'End date',
  location: 'Location',
  notGiven: 'Not given',
  numberOfGuards: 'Number of guards',
  phone: 'Phone',
  received: 'Received',
  serviceType: 'Service type',
  startDate: 'Start date',
});

export type SayClientApplicationDetails = Translate<typeof clientApplicationDetailsWords>;

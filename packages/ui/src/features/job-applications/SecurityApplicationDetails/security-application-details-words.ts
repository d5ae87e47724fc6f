import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of SecurityApplicationDetails. */
export const securityApplicationDetailsWords = defineOfficeWords('securityApplicationDetails', {
  address: 'Address',
  dateOfBirth: 'Date of birth',
  email: 'Email',
  experience: 'Experience',
  noneGiven: 'None given',
  notGiven: 'Not given',
  phone: 'Phone',
  previousEmployer: 'Previous employer',
  qualifications: 'Qualifications',
  received: 'Received',
});

export type SaySecurityApplicationDetails = Translate<typeof securityApplicationDetailsWords>;

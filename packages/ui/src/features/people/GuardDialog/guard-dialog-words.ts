import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of GuardDialog. */
export const guardDialogWords = defineOfficeWords('guardDialog', {
  addGuard: 'Add guard',
  correctDetails: 'Correct details',
  dateOfBirth: 'Date of birth',
  email: 'Email',
  experience: 'Experience',
  expiry: 'Expiry',
  forLogin: 'For the login',
  forRegistersAndWages: 'For registers and wages',
  guardLogsInWith: 'The guard logs in with it',
  homeCity: 'Home city',
  name: 'Name',
  newGuard: 'New guard',
  number: 'Number',
  phone: 'Phone',
  save: 'Save',
  separatedByCommas: 'Separated by commas',
  skills: 'Skills',
  withOneInvitationIs: 'With one, an invitation is mailed',
});

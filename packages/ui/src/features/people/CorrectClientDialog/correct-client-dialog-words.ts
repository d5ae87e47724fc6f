import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of CorrectClientDialog. */
export const correctClientDialogWords = defineOfficeWords('correctClientDialog', {
  clientLogsInWith: 'The client logs in with it',
  correctDetails: 'Correct details',
  forLogin: 'For the login',
  location: 'Location',
  save: 'Save',
  serviceType: 'Service type',
});

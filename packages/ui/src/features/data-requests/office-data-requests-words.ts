import { defineOfficeWords, type Translate } from '../../base/words/define-words.ts';

/** Words of the office that several components of data-requests share. */
export const officeDataRequestsWords = defineOfficeWords('officeDataRequests', {
  bothUseThisPhone: 'Both use this phone',
  correct: 'Correct',
  erase: 'Erase',
  giveCopy: 'Give the copy',
  nameEmailPhonePapers:
    'Name, email, phone, papers and applications are erased for good, and the account is closed. Bills, assignments and the log stay without the name.',
});

export type SayOfficeDataRequests = Translate<typeof officeDataRequestsWords>;

import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of ReopenMuster. */
export const reopenMusterWords = defineOfficeWords('reopenMuster', {
  clientHasToAgree: 'The client has to agree it again, and links that were sent end.',
  reason: 'Reason',
  reopen: 'Reopen',
  reopenThisMonth: 'Reopen this month?',
});

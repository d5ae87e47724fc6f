import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of UndeliveredMailList. */
export const undeliveredMailListWords = defineOfficeWords('undeliveredMailList', {
  attemptsTries: ({ tries, count }: { tries: number; count: string }) =>
    tries === 1 ? '1 attempt' : `${count} attempts`,
  created: ({
    at,
    attempts,
    nextAttempt,
    error,
  }: {
    at: string;
    attempts: string;
    nextAttempt: string;
    error: string;
  }) => `Created ${at}. ${attempts}${nextAttempt}. ${error}`,
  nextAtInstant: ({ instant }: { instant: string }) => `, next at ${instant}`,
  noAttemptsYet: 'No attempts yet',
  sendAgain: 'Send again',
  sendAgainTo: ({ recipient }: { recipient: string }) => `Send again to ${recipient}`,
  undeliveredMail: 'Undelivered mail',
});

export type SayUndeliveredMailList = Translate<typeof undeliveredMailListWords>;

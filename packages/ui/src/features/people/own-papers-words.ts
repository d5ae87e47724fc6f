import { defineWords, type Translate, translate } from '../../base/words/define-words.ts';

/** A guard's papers and when they end. */
export const ownPapersWords = defineWords('ownPapers', {
  bring: 'Bring it to the office, so that it can be entered.',
  dayCount: ({ count }: { count: number }) => (count === 1 ? '1 day' : `${count} days`),
  expired: ({ days }: { days: string }) => `Expired ${days} ago`,
  expiresIn: ({ days }: { days: string }) => `Expires in ${days}`,
  expiresToday: 'Expires today',
  loading: 'Loading your papers',
  notEntered: 'Not entered',
  papers: 'Papers',
  valid: 'Valid',
  validUntil: ({ number, day }: { number: string; day: string }) => `${number}, valid until ${day}`,
});

/** The words as they are without a language. */
export const papersInEnglish: Translate<typeof ownPapersWords> = translate(ownPapersWords);

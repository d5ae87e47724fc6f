import { defineWords } from '../../base/words/define-words.ts';

/** A client's ratings of guards. */
export const ratingWords = defineWords('rating', {
  changeFor: 'Only the office reads them. You can change the rating for seven days.',
  changeUntil: ({ day }: { day: string }) =>
    `Only the office reads them. You can change the rating until ${day}.`,
  guards: 'Guards who were with you',
  inWords: 'In a few words (optional)',
  notRated: ({ city, from, to }: { city: string; from: string; to: string }) =>
    `${city}, ${from} to ${to}. Not rated yet`,
  rate: 'Rate',
  rateGuard: ({ name }: { name: string }) => `Rate ${name}`,
  rating: 'Rating',
  send: 'Send rating',
});

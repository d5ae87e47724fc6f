import { defineOfficeWords, type Translate } from '../../base/words/define-words.ts';

/** Words of the office that several components of rates share. */
export const officeRatesWords = defineOfficeWords('officeRates', {
  allPosts: 'All posts',
  duty: 'a duty',
  hour: 'an hour',
  monthByItsDays: 'a month, by its days',
  monthFixedPrice: 'a month, fixed price',
  monthOf26Duties: 'a month of 26 duties',
  monthOf30Days: 'a month of 30 days',
  postThatEnded: 'A post that ended',
  risesOnBy: ({ day, rise }: { day: string; rise: string }) => `rises on ${day} by ${rise}`,
});

export type SayOfficeRates = Translate<typeof officeRatesWords>;

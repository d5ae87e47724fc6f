import { defineOfficeWords, type Translate } from '../../base/words/define-words.ts';

/** Words of the office that several components of muster share. */
export const musterFactsWords = defineOfficeWords('musterFacts', {
  countsHalf: 'counts half',
  notKnownYet: 'not known yet',
  relieverFilledIn: 'reliever filled in',
  secondDutyThatDay: 'second duty that day',
  takenOut: 'taken out',
  weeklyOff: 'weekly off',
});

export type SayMusterFacts = Translate<typeof musterFactsWords>;

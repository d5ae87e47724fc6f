import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of RiseList. */
export const riseListWords = defineOfficeWords('riseList', {
  noRateRisesNow: 'No rate rises now',
  raise: 'Raise',
  raiseRateOfTo: ({ name, rupees }: { name: string; rupees: string }) =>
    `Raise the rate of ${name} to ${rupees}`,
  risesTo: ({ before, amount, basis, day }: { before: string; amount: string; basis: string; day: string }) =>
    `${before} to ${amount} ${basis}, from ${day}`,
});

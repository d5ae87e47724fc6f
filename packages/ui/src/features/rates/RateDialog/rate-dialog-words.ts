import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of RateDialog. */
export const rateDialogWords = defineOfficeWords('rateDialog', {
  allPosts: 'All posts',
  allShifts: 'All shifts',
  amount: 'Amount',
  basis: 'Basis',
  beforeGst: 'Before GST',
  from: 'From',
  holidayPercent: 'Holiday percent',
  hours: ({ hours }: { hours: number }) => `${hours} hours`,
  hoursOfDuty: 'Hours of a duty',
  newRateFor: ({ name }: { name: string }) => `New rate for ${name}`,
  oneGuardInBefore: ({ month, rupees }: { month: string; rupees: string }) =>
    `One guard in ${month}: ${rupees} before GST`,
  onTopOfDays: 'On top of a day’s price; 0 for none',
  orByRupees: 'Or by rupees',
  post: 'Post',
  proposedOnThatDay: 'Proposed on that day, and again each year',
  risesByPercent: 'Rises by percent',
  risesOn: 'Rises on',
  saveRate: 'Save rate',
  shift: 'Shift',
  thoseOfPostOr: 'Those of the post, or the month can’t be billed',
});

export type SayRateDialog = Translate<typeof rateDialogWords>;

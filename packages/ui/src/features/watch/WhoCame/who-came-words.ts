import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of WhoCame. */
export const whoCameWords = defineOfficeWords('whoCame', {
  absent: 'Absent',
  absentAndLateFirst: 'Duties, absent and late first',
  all: 'All',
  asPlanned: 'As planned',
  came: 'Came',
  enteredByOffice: 'entered by the office',
  filterDuties: 'Filter duties',
  late: 'Late',
  lateSince: ({ at, minutes }: { at: string; minutes: number }) => `${at}, ${minutes} min after the begin`,
  noDuty: 'No duty began on this day',
  notStarted: 'not started yet',
  onLeave: 'On leave',
  whoCame: 'Who came',
});

export type SayWhoCame = Translate<typeof whoCameWords>;

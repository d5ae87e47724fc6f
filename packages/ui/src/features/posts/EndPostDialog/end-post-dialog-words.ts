import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of EndPostDialog. */
export const endPostDialogWords = defineOfficeWords('endPostDialog', {
  cancel: 'Cancel',
  chooseDayFromTo: ({ from, to }: { from: string; to: string }) => `Choose a day from ${from} to ${to}`,
  daysAndWorkEnd: ({ days, guards }: { days: string; guards: string }) =>
    `${days} of the post and the work of ${guards} there end.`,
  doesNotBeginOn: ({ day }: { day: string }) => `does not begin on ${day}`,
  endPost: 'End post',
  endPostOf: ({ name }: { name: string }) => `End post of ${name}`,
  lastDay: 'Last day',
  noDay: 'No day',
  noGuard: 'no guard',
  postNeverBegins: 'The post never begins. ',
  thereIsNoUndo: 'There is no undo: the guards are assigned again by hand.',
  untilInsteadOf: ({ last, before }: { last: string; before: string }) =>
    `until ${last} instead of ${before}`,
  whatEnds: 'What ends',
});

export type SayEndPostDialog = Translate<typeof endPostDialogWords>;

import { defineWords, type Translate, translate } from '../../base/words/define-words.ts';

/** A guard's leave. */
export const ownLeaveWords = defineWords('ownLeave', {
  answered: ({ at }: { at: string }) => `Answered ${at}`,
  answeredBy: ({ at, name }: { at: string; name: string }) => `Answered ${at} by ${name}`,
  ask: 'Ask for leave',
  askFor: ({ length }: { length: string }) => `Ask for ${length}`,
  askedAlready: 'You have asked for one of these days already.',
  chooseDay: 'Choose a day first.',
  chooseWhy: 'Choose why first.',
  dayCount: ({ count }: { count: number }) => (count === 1 ? '1 day' : `${count} days`),
  daysAndReason: ({ days, reason }: { days: string; reason: string }) => `${days}. ${reason}`,
  fromTo: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  how: 'Press the first day, and then the last one. A night counts as the day it begins.',
  leave: 'Leave',
  loading: 'Loading your leave',
  noDay: 'No day chosen',
  takeBack: 'Take back',
  why: 'Why',
  yourLeave: 'Your leave',
});

export type SayLeave = Translate<typeof ownLeaveWords>;

/** The words as they are without a language. */
export const leaveInEnglish: SayLeave = translate(ownLeaveWords);

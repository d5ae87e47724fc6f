import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of CallList. */
export const callListWords = defineOfficeWords('callList', {
  billsOverdueBills: ({ overdueBills }: { overdueBills: number }) =>
    overdueBills === 1 ? '1 bill' : `${overdueBills} bills`,
  calledOn: ({ day, note, promise }: { day: string; note: string; promise: string }) =>
    `Called on ${day}: ${note}.${promise}`,
  nobodyToCallToday: 'Nobody to call today',
  notCalledYet: 'Not called yet',
  noteCall: 'Note a call',
  noteCallTo: ({ name }: { name: string }) => `Note a call to ${name}`,
  overdueSinceRupees: ({ rupees, bills, day }: { rupees: string; bills: string; day: string }) =>
    `${rupees} overdue, ${bills} since ${day}`,
  promisedForSum: ({ sum, day }: { sum: string; day: string }) => ` Promised${sum} for ${day}.`,
});

export type SayCallList = Translate<typeof callListWords>;

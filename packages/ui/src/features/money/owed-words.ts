import { defineWords } from '../../base/words/define-words.ts';

/** A client’s debt. */
export const owedWords = defineWords('owed', {
  allLateSince: ({ day }: { day: string }) => `All of it is overdue, since ${day}`,
  inFavor: 'In your favor',
  lateSince: ({ amount, day }: { amount: string; day: string }) => `${amount} of it is overdue, since ${day}`,
  owe: 'You owe',
  seeBills: 'See bills',
});

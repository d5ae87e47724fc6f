import { defineWords } from '../../base/words/define-words.ts';

/** What a client owes. */
export const owedWords = defineWords('owed', {
  inFavor: 'In your favor',
  owe: 'You owe',
  seeBills: 'See bills',
});

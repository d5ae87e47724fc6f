import { defineWords } from '../../base/words/define-words.ts';

/** A client’s debt. */
export const owedWords = defineWords('owed', {
  inFavor: 'In your favor',
  owe: 'You owe',
  seeBills: 'See bills',
});

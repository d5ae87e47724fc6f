import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of OfficeProblems. */
export const officeProblemsWords = defineOfficeWords('officeProblems', {
  answer: 'Answer',
  answerName: ({ name }: { name: string }) => `Answer ${name}`,
  close: 'Close',
  closeProblemOf: ({ name }: { name: string }) => `Close the problem of ${name}`,
  problems: 'Problems',
});

import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of AnswerProblemDialog. */
export const answerProblemDialogWords = defineOfficeWords('answerProblemDialog', {
  answer: 'Answer',
  answerName: ({ name }: { name: string }) => `Answer ${name}`,
  clientReadsIt: 'The client reads it',
  closeProblem: 'Close the problem',
  sendAnswer: 'Send answer',
});

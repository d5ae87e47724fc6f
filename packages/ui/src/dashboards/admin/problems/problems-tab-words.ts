import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of the office’s screens in dashboards/admin/problems. */
export const problemsTabWords = defineOfficeWords('problemsTab', {
  clientPlaceOrWords: 'Client, place or words',
  manyProblems: 'problems',
  noProblems: 'No problems',
  oneProblem: 'problem',
  problems: 'Problems',
  whenClientReportsOne: 'When a client reports one, it is here and among your to-dos.',
});

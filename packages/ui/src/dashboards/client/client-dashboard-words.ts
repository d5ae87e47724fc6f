import { defineWords } from '../../base/words/define-words.ts';

/** The tabs of a client's dashboard, with what can be done there. */
export const clientDashboardWords = defineWords('clientDashboard', {
  applyForService: 'Apply for Service',
  askAgain: 'Ask again',
  bills: 'Bills',
  change: 'Change',
  changeRating: 'Change rating',
  downloadPdf: 'Download PDF',
  guardStatus: 'Guard Status',
  loadingGuards: 'Loading your guards',
  loadingMonth: 'Loading the month',
  loadingProblems: 'Loading your problems',
  loadingStatement: 'Loading your statement',
  muster: 'Muster',
  noDuties: 'No duties in this month',
  print: 'Print',
  problems: 'Problems',
  rate: 'Rate',
  report: 'Report a problem',
  statement: 'Statement',
  takeBack: 'Take back',
  takeBackDetail: 'The office does not look for guards for it any more. You can ask again later.',
  takeBackQuestion: 'Take this request back?',
});

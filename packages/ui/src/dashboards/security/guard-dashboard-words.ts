import { defineWords } from '../../base/words/define-words.ts';

/** The tabs of a guard's dashboard, and what they say while there is nothing to show. */
export const guardDashboardWords = defineWords('guardDashboard', {
  applyFirst:
    'Apply for a job first. Once the office has accepted you and given you an assignment, you will see here where it is and when.',
  applyForJob: 'Apply for Job',
  assignments: 'Assignments',
  assignmentsHere: 'Your assignments will be here',
  callForPlace: 'Call the office to hear where and when.',
  change: 'Change application',
  freeAgain: 'You are free for another one. When the office gives it to you, it will be here.',
  hasAssignment: 'You have an assignment',
  leave: 'Leave',
  loadingApplication: 'Loading your application',
  loadingAssignment: 'Loading your assignment',
  month: 'Month',
  noAssignment: 'No assignment yet',
  papers: 'Papers',
  seeAssignments: 'See your assignments',
  takeBack: 'Take back',
  takeBackDetail: 'The office does not read it any more. You can send another one later.',
  takeBackQuestion: 'Take your application back?',
  whenGiven:
    'When the office gives you one, you will see here where it is, when it starts and how long it lasts.',
});

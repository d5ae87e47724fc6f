import { defineWords } from '../words/define-words.ts';

/** Words of what is accepted or declined: buttons, dialogs and rows. */
export const decisionWords = defineWords('decisions', {
  accept: 'Accept',
  additionalDetails: 'Additional details',
  answer: 'Status',
  decline: 'Decline',
  declineMany: ({ count }: { count: number }) =>
    count === 1 ? 'Decline 1 application?' : `Decline ${count} applications?`,
  declineOf: ({ applicant }: { applicant: string }) => `Decline the application of ${applicant}?`,
  declineThis: 'Decline this application?',
  details: 'Details',
  eachIsTold: 'Each applicant gets it by mail and sees it after login.',
  isTold: 'The applicant gets it by mail and sees it after login.',
  noneGiven: 'None given',
  optionalReason: 'Reason (optional)',
  reason: 'Reason',
  reopen: 'Reopen',
});

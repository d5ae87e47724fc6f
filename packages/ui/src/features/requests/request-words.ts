import { defineWords, type Translate, translate } from '../../base/words/define-words.ts';

/** A client's request for guards. */
export const requestWords = defineWords('request', {
  additionalDetails: 'Additional details',
  additionalDetailsHint: 'Timings, gates, instructions for the guard (optional)',
  applyForService: 'Apply for Service',
  change: 'Change application',
  endDate: 'End date',
  location: 'Location',
  locationHint: 'Full address where the guards are needed',
  numberOfGuards: 'Number of guards',
  save: 'Save changes',
  serviceType: 'Service type',
  startDate: 'Start date',
  submit: 'Submit Application',
  accepted: 'Accepted',
  assigned: 'Assigned',
  assignedCount: ({ count, all }: { count: number; all: number }) => `${count} of ${all} assigned`,
  completed: 'Completed',
  declined: 'Declined',
  ended: 'Ended',
  fromDay: ({ day }: { day: string }) => `from ${day}`,
  guards: ({ count }: { count: number }) => (count === 1 ? '1 guard' : `${count} guards`),
  guardsNow: ({ guards }: { guards: string }) => `${guards} now`,
  guardsToCome: ({ guards }: { guards: string }) => `${guards} to come`,
  onDuty: 'On duty',
  requested: 'Requested',
  requestFor: ({ place }: { place: string }) => `Request for ${place}`,
  takenBack: 'Taken back',
  waits: 'Waits for an answer',
  withOffice: 'With the office',
  yourRequest: 'Your request',
  askAgain: 'Ask again',
  changeShort: 'Change',
  dates: 'Dates',
  fromTo: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  guardsHead: 'Guards',
  guardsUnit: ({ count }: { count: number }) => (count === 1 ? ' guard' : ' guards'),
  none: 'No applications yet',
  noneHint: 'After you apply, you will see the status here.',
  notAccepted: ({ reason }: { reason: string }) => `Not accepted: ${reason}`,
  notGiven: 'Not given',
  service: 'Service',
  status: 'Status',
  takeBack: 'Take back',
  yourApplications: 'Your applications',
});

export type SayRequest = Translate<typeof requestWords>;

/** The words as they are without a language. */
export const requestInEnglish: SayRequest = translate(requestWords);

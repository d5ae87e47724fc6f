import { defineWords } from '../../base/words/define-words.ts';

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
});

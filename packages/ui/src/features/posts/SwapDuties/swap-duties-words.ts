import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of SwapDuties. */
export const swapDutiesWords = defineOfficeWords('swapDuties', {
  afterSwap: 'After the swap',
  bothAssignmentsGoOn: 'Both assignments go on as they are.',
  bothChangeTogetherOr: 'Both change together, or neither.',
  chooseDutyThatIs: 'Choose a duty that is still to come',
  chooseDutyToSwap: 'Choose the duty to swap with',
  dayOfOtherDuty: 'Day of the other duty',
  dutyOfNames: ({ names }: { names: string }) => `Duty of ${names}`,
  dutiesCouldNotBe: 'The duties could not be loaded',
  insteadOfDuty: ({ duty }: { duty: string }) => `instead of ${duty}`,
  nobodyHasDutyOn: 'Nobody has a duty on this day to swap with',
  reason: 'Reason',
  swapDuties: 'Swap duties',
  swapDutyOf: ({ name }: { name: string }) => `Swap a duty of ${name}`,
  swapWith: 'Swap with',
});

export type SaySwapDuties = Translate<typeof swapDutiesWords>;

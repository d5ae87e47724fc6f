import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of LeaveToAnswer. */
export const leaveToAnswerWords = defineOfficeWords('leaveToAnswer', {
  doNotGrant: 'Do not grant',
  doNotGrantName: ({ name }: { name: string }) => `Do not grant ${name}`,
  dutiesCount: ({ count }: { count: number }) => (count === 1 ? '1 duty' : `${count} duties`),
  emptyPlaces: 'Empty places',
  findGuardFor: ({ day }: { day: string }) => `Find a guard for ${day}`,
  grant: 'Grant',
  grantName: ({ name }: { name: string }) => `Grant ${name}`,
  leaveAsked: 'Leave asked',
  noDutiesOnThese: 'No duties on these days',
  noPostDay: ({ day }: { day: string }) => `${day}: no post`,
});

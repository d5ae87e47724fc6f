import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of CoverDuty. */
export const coverDutyWords = defineOfficeWords('coverDuty', {
  assign: 'Assign',
  assignName: ({ name }: { name: string }) => `Assign ${name}`,
  cancel: 'Cancel',
  findGuard: 'Find a guard',
  freeGuardsBestFirst: 'Free guards, best first',
  guardsCouldNotBe: 'The guards could not be loaded',
  loadingFreeGuards: 'Loading free guards',
  noGuardIsFree: 'No guard is free for this duty.',
  reasonToAssignAll: 'Reason to assign all the same',
});

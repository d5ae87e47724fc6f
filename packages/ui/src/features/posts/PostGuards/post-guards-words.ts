import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of PostGuards. */
export const postGuardsWords = defineOfficeWords('postGuards', {
  assignGuards: ({ guards }: { guards: string }) => `Assign ${guards}`,
  endPost: 'End post',
  findGuardFor: ({ day }: { day: string }) => `Find a guard for ${day}`,
  nobodyIsAssignedYet: 'Nobody is assigned yet.',
  rotation: 'Rotation',
});

import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of PostGuards. */
export const postGuardsWords = defineOfficeWords('postGuards', {
  assignGuards: ({ guards }: { guards: string }) => `Assign ${guards}`,
  endPost: 'End post',
  nobodyIsAssignedYet: 'Nobody is assigned yet.',
  rotation: 'Rotation',
});

import { defineOfficeWords, type Translate } from '../../../../base/words/define-words.ts';

/** Words of the office’s screens in dashboards/admin/posts/at-post. */
export const atPostWords = defineOfficeWords('atPost', {
  client: 'Client',
  days: 'Days',
  duties: 'Duties',
  dutiesCouldNotBe: 'The duties could not be loaded',
  endPost: 'End a post',
  guardsCouldNotBe: 'The guards could not be loaded',
  loadingDuties: 'Loading duties',
  loadingGuards: 'Loading guards',
  newPost: 'New post',
  nights: 'Nights',
  noClientMatches: 'No client matches',
  noDutyInNext: 'No duty in the next four weeks.',
  noPostMatches: 'No post matches',
  post: 'Post',
  rotation: 'Rotation',
  swapDutyOf: ({ name }: { name: string }) => `Swap a duty of ${name}`,
});

export type SayAtPost = Translate<typeof atPostWords>;

import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of ShortPosts. */
export const shortPostsWords = defineOfficeWords('shortPosts', {
  assignGuards: 'Assign guards',
  hasShiftDatesAnd: ({ text }: { text: string | number }) =>
    ` has ${text}. Shift, dates and address are known.`,
  one: 'one',
  postsWithEmptyPlaces: 'Posts with empty places',
});

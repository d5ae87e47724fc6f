import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of ShortPostsNote. */
export const shortPostsNoteWords = defineOfficeWords('shortPostsNote', {
  choosePost: 'Choose a post',
  postKnowsItsShift:
    'A post knows its shift, dates and address, and shows who suits it best. Use the form for what has no post.',
  postsHaveEmptyPlaces: ({ count, posts }: { count: string; posts: number }) =>
    `${count} ${posts === 1 ? 'post has' : 'posts have'} empty places`,
  postsWithEmptyPlaces: 'Posts with empty places',
});

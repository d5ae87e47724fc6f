import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of MorePosts. */
export const morePostsWords = defineOfficeWords('morePosts', {
  loadMorePosts: 'Load more posts',
  theseArePostsThat: ({ count }: { count: string }) =>
    `These are the ${count} posts that end first. There are more, and search, city and figures do not know them yet.`,
});

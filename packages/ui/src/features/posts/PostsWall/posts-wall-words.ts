import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of PostsWall. */
export const postsWallWords = defineOfficeWords('postsWall', {
  ofThemAreShown: ({ count }: { count: string }) => `; ${count} of them are shown`,
  placesHaveGuard: ({
    filled,
    places,
    count,
    posts,
    shown,
  }: {
    filled: string;
    places: string;
    count: string;
    posts: number;
    shown: string;
  }) => `${filled} of ${places} places have a guard, at ${count} ${posts === 1 ? 'post' : 'posts'}${shown}`,
});

import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of PostsTools. */
export const postsToolsWords = defineOfficeWords('postsTools', {
  byCity: 'By city',
  list: 'List',
  month: 'Month',
  viewOfPosts: 'View of the posts',
  week: 'Week',
});

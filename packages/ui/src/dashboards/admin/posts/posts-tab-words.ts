import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of the office’s screens in dashboards/admin/posts. */
export const postsTabWords = defineOfficeWords('postsTab', {
  all: 'All',
  allPosts: 'All posts',
  clientPlaceOrGuard: 'Client, place or guard',
  endsIn7Days: 'Ends in 7 days',
  enterClientOrAccept: 'Enter a client, or accept a client application: the post is made with it.',
  loadingForm: 'Loading the form',
  loadingGuards: 'Loading guards',
  loadingMuster: 'Loading the muster',
  manyPosts: 'posts',
  muster: 'Muster',
  noPostIsGuarded: 'No post is guarded on these days',
  noPostsYet: 'No posts yet',
  onePost: 'post',
  postCouldNotBe: 'The post could not be loaded',
  posts: 'Posts',
  printSheets: ({ sheets }: { sheets: string }) => `Print ${sheets}`,
  printThisPost: 'Print this post',
  roster: 'Roster',
  sheetsCount: ({ count }: { count: number }) => (count === 1 ? '1 sheet' : `${count} sheets`),
  short: 'Short',
  thisPostIsNot: 'This post is not guarded on these days',
  tonight: 'Tonight',
});

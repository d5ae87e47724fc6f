import { listPosts, type Post, postMessages } from '@prahari/contract';
import { computed } from 'nanostores';
import { reportFailure } from './failure.ts';
import { createList } from './list.ts';

/** The posts of the office that have not ended, most empty places first. */
export const posts = createList({
  endpoint: listPosts,
  failed: (error) => reportFailure(error, postMessages.fetchFailed),
  pageSize: 50,
  query: { sort: '-short' },
});

let unfiltered: readonly Post[] = [];

/**
 * The first page of posts without search and filter, for the wall of places; the page that is shown until there was one. Newer
 * versions of its posts replace those it has.
 */
export const $wallPosts = computed([posts.$page, posts.$query], (page, { q, status }) => {
  if (page.state !== 'ready') return page.state === 'loading' ? unfiltered : [];
  const newer = new Map(page.rows.map((post) => [post._id, post]));
  if (!q && !status && page.from <= 1) unfiltered = page.rows;
  else unfiltered = unfiltered.map((post) => newer.get(post._id) ?? post);
  return unfiltered.length > 0 ? unfiltered : page.rows;
});

import { LIST_SEARCH_MAX } from '@prahari/contract/constants';
import { listPosts, postMessages } from '@prahari/contract/posts';
import type { Post } from '@prahari/contract/posts.schemas';
import { atom, computed } from 'nanostores';
import { callPage } from '../../api/call-page.ts';
import { createList } from '../lists/list.ts';
import { reportFailure } from '../toasts/failure.ts';

/** Posts that have not ended, those with the most openings first. */
export const posts = createList({
  endpoint: listPosts,
  failed: (error) => reportFailure(error, postMessages.fetchFailed),
  pageSize: 50,
  query: { sort: '-short' },
});

let unfiltered: readonly Post[] = [];
/** The number of times that `unfiltered` was loaded beside the list. */
const $loads = atom(0);

/** Posts for PostsWall: the last unfiltered first page, else the shown page. */
export const $wallPosts = computed([posts.$page, posts.$query, $loads], (page, { q, status }) => {
  if (page.state !== 'ready') return page.state === 'loading' ? unfiltered : [];
  const newer = new Map(page.rows.map((post) => [post._id, post]));
  if (!q && !status && page.from <= 1) unfiltered = page.rows;
  else unfiltered = unfiltered.map((post) => newer.get(post._id) ?? post);
  return unfiltered.length > 0 ? unfiltered : page.rows;
});

/** The query and rows of the list when the wall's posts were loaded last. */
let seen: { query?: unknown; rows?: unknown } = {};

/** Loads the posts for PostsWall beside a list with a search or filter: at first, and when its rows have changed. */
export async function loadWallPosts(): Promise<void> {
  const page = posts.$page.get();
  const query = posts.$query.get();
  if (page.state !== 'ready' || page.busy) return;
  const isChanged = seen.query === query && seen.rows !== page.rows;
  seen = { query, rows: page.rows };
  if (!(query.q || query.status) || (unfiltered.length > 0 && !isChanged)) return;
  try {
    unfiltered = (await callPage(listPosts, { sort: '-short', limit: 50 })).data;
    $loads.set($loads.get() + 1);
  } catch (error) {
    console.error(error);
  }
}

/** Posts with openings of the client that is chosen in the Assign Guards form; an empty id for none. */
export const $postsOfClient = atom<{ clientId: string; posts: readonly Post[] }>({ clientId: '', posts: [] });

/** Loads a client's posts with openings. The form works without them. */
export async function loadPostsOfClient(client: { _id: string; name: string } | undefined): Promise<void> {
  const clientId = client?._id ?? '';
  $postsOfClient.set({ clientId, posts: [] });
  if (!client) return;
  try {
    const q = client.name.slice(0, LIST_SEARCH_MAX);
    const { data } = await callPage(listPosts, { q, status: 'short', sort: 'startDate', limit: 20 });
    const posts = data.filter((post) => post.client._id === clientId);
    if ($postsOfClient.get().clientId === clientId) $postsOfClient.set({ clientId, posts });
  } catch (error) {
    console.error('Could not load the posts of a client', error);
  }
}

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
/** True once `unfiltered` was loaded beside the list. */
const $isLoaded = atom(false);

/** Posts for PostsWall: the last unfiltered first page, else the shown page. */
export const $wallPosts = computed([posts.$page, posts.$query, $isLoaded], (page, { q, status }) => {
  if (page.state !== 'ready') return page.state === 'loading' ? unfiltered : [];
  const newer = new Map(page.rows.map((post) => [post._id, post]));
  if (!q && !status && page.from <= 1) unfiltered = page.rows;
  else unfiltered = unfiltered.map((post) => newer.get(post._id) ?? post);
  return unfiltered.length > 0 ? unfiltered : page.rows;
});

/** Loads the posts for PostsWall if the list began with a search or filter. */
export async function loadWallPosts(): Promise<void> {
  const { q, status } = posts.$query.get();
  if (unfiltered.length > 0 || !(q || status)) return;
  try {
    unfiltered = (await callPage(listPosts, { sort: '-short', limit: 50 })).data;
    $isLoaded.set(true);
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

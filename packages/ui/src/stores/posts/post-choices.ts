import { LIST_SEARCH_MAX } from '@prahari/contract/constants';
import { listPosts, postMessages } from '@prahari/contract/posts';
import type { Post } from '@prahari/contract/posts.schemas';
import { atom, type ReadableAtom } from 'nanostores';
import { callPage } from '../../api/call-page.ts';
import { createChoiceList } from '../lists/choice-list.ts';
import { reportFailure } from '../toasts/failure.ts';

/** Posts that have not ended, to choose one of them. */
export const openPosts = createChoiceList({
  endpoint: listPosts,
  query: { sort: 'client' },
  failed: (error) => reportFailure(error, postMessages.fetchFailed),
});

const $like = atom<{ clientId: string; post?: Post | undefined }>({ clientId: '' });
/** A post of the chosen client, whose place a new one takes over. */
export const $likePost: ReadableAtom<{ clientId: string; post?: Post | undefined }> = $like;

/** Loads a post of a client. The form of a new one works without it. */
export async function loadLikePost({ _id: clientId, name }: { _id: string; name: string }): Promise<void> {
  try {
    const q = name.slice(0, LIST_SEARCH_MAX);
    const { data } = await callPage(listPosts, { q, sort: '-createdAt', limit: 20 });
    $like.set({ clientId, post: data.find((post) => post.client._id === clientId) });
  } catch (error) {
    console.error('Could not load a post of the client', error);
    $like.set({ clientId });
  }
}

import { clientPostMessages, listOwnPosts } from '@prahari/contract/posts';
import type { OwnPosts } from '@prahari/contract/posts.schemas';
import { allPages } from '../../api/all-pages.ts';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { nullIfMissing, reportFailure } from '../toasts/failure.ts';

async function readPosts(): Promise<OwnPosts> {
  let attended = false;
  const posts = await allPages(async (place) => {
    const { data, nextCursor } = await call(listOwnPosts, place);
    attended = data.attended;
    return { data: data.posts, nextCursor };
  });
  return { attended, posts };
}

/** The client's posts with who guards them now; null where the server knows no posts. */
export const clientPosts = createLoaded({
  read: () => nullIfMissing(readPosts()),
  failed: (error) => reportFailure(error, clientPostMessages.fetchFailed),
});

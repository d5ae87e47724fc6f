import type { OwnPosts } from './client-posts.schemas.ts';
import { endpoint } from './endpoint.ts';
import type { DataReply } from './reply.ts';

export const clientPostMessages = {
  fetchFailed: 'Failed to fetch your posts',
} as const;

/** The client's posts, each with its running or next duty: who guards it, and what is still open. */
export const listOwnPosts = endpoint<DataReply<OwnPosts>>({
  method: 'GET',
  path: '/client/posts',
  access: 'client',
});

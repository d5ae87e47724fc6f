import { createEndpoint, endpoint, listEndpoint, queryEndpoint } from './endpoint.ts';
import type { ShortListQuery, ShortListReply } from './lists.ts';
import type {
  AddPostBody,
  EndPostBody,
  OwnPost,
  OwnPosts,
  Post,
  RosterPost,
  RosterQuery,
  UpdatePostBody,
} from './posts.schemas.ts';
import type { DataReply } from './reply.ts';

/** Filters: with an opening, with an opening tonight, ending within 7 days, not yet begun, over. */
export const postStatuses = ['short', 'tonight', 'ending', 'upcoming', 'ended'] as const;
export type PostStatus = (typeof postStatuses)[number];

// Separate from the messages of SPEC section 8, which every page loads.
export const postMessages = {
  covered: 'Duty covered',
  coverFailed: (message: string) => `Failed to cover the duty: ${message}`,
  fetchFailed: 'Failed to fetch posts',
  rosterFailed: 'Failed to fetch the roster',
  candidatesFailed: 'Failed to fetch guards for this post',
  assignFailed: (message: string) => `Failed to assign guards: ${message}`,
  added: 'Post added successfully',
  addFailed: (message: string) => `Failed to add post: ${message}`,
  changed: 'Post changed successfully',
  changeFailed: (message: string) => `Failed to change post: ${message}`,
  ended: 'Post ended successfully',
  endFailed: (message: string) => `Failed to end post: ${message}`,
  replaced: 'Guard replaced successfully',
  replaceFailed: (message: string) => `Failed to replace guard: ${message}`,
} as const;

export const postNotFound = { status: 404, code: 'posts.not_found', message: 'Post not found' } as const;

export const postFull = {
  status: 409,
  code: 'posts.full',
  message: 'The post already has all the guards it asked for',
} as const;

export const postEnded = { status: 409, code: 'posts.ended', message: 'The post has ended' } as const;

export const outsidePost = {
  status: 409,
  code: 'posts.outside',
  message: 'The dates are not within those of the post',
} as const;

export const postHasNoShift = {
  status: 409,
  code: 'posts.no_shift',
  message: 'Choose the shift and the place of the post first',
} as const;

export const guardsInTheWay = {
  status: 409,
  code: 'posts.guards_in_the_way',
  message: 'More guards are assigned to the post than this would leave room for',
} as const;

/** Without `status`, lists posts that have not ended. */
export const listPosts = listEndpoint<Post>({
  method: 'GET',
  path: '/admin/posts',
  access: 'admin',
  list: {
    sort: ['client', 'city', 'shift', 'asked', 'filled', 'short', 'startDate', 'endDate', 'createdAt'],
    status: postStatuses,
  },
});

export const getPost = endpoint<DataReply<Post>>({
  method: 'GET',
  path: '/admin/posts/{id}',
  access: 'admin',
});

export const addPost = createEndpoint<DataReply<Post>, AddPostBody>({
  method: 'POST',
  path: '/admin/posts',
  access: 'admin',
});

export const updatePost = endpoint<DataReply<Post>, UpdatePostBody>({
  method: 'PUT',
  path: '/admin/posts',
  access: 'admin',
});

export const endPost = endpoint<DataReply<Post>, EndPostBody>({
  method: 'POST',
  path: '/admin/end-post',
  access: 'admin',
});

/** Returns posts that overlap a period, the first to end first. */
export const getRoster = queryEndpoint<DataReply<RosterPost[]> & { nextCursor: string | null }, RosterQuery>({
  method: 'GET',
  path: '/admin/roster',
  access: 'admin',
});

export const clientPostMessages = {
  fetchFailed: 'Failed to fetch your posts',
} as const;

/** Columns that sort the client's own posts. */
export const ownPostColumns = ['startDate', 'endDate', 'city'] as const;

/** The client's posts, each with its running or next duty: who guards it, and what is still open. */
export const listOwnPosts = queryEndpoint<
  DataReply<OwnPosts> & Pick<ShortListReply<OwnPost>, 'nextCursor' | 'total'>,
  ShortListQuery
>({
  method: 'GET',
  path: '/client/posts',
  access: 'client',
});

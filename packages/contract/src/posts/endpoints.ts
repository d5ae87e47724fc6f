import type { Assignment } from '../assignments/schemas.ts';
import { createEndpoint, endpoint, listEndpoint, queryEndpoint } from '../endpoint.ts';
import type { DataReply, Undoable, UndoableTogether } from '../reply.ts';
import type {
  AddPostBody,
  AssignToPostBody,
  EndPostBody,
  Post,
  PostCandidates,
  ReplaceGuardBody,
  Replacement,
  RosterPost,
  RosterQuery,
  UpdatePostBody,
} from './schemas.ts';
import { postStatuses } from './words.ts';

/** Without `status` the posts that have not ended. */
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

export const getPostCandidates = endpoint<DataReply<PostCandidates>>({
  method: 'GET',
  path: '/admin/posts/{id}/candidates',
  access: 'admin',
});

export const assignToPost = createEndpoint<DataReply<Assignment[]> & UndoableTogether, AssignToPostBody>({
  method: 'POST',
  path: '/admin/assign-to-post',
  access: 'admin',
});

export const replaceGuard = createEndpoint<DataReply<Replacement> & Undoable, ReplaceGuardBody>({
  method: 'POST',
  path: '/admin/replace-guard',
  access: 'admin',
});

/** The posts whose dates overlap a period, the first to end first. `nextCursor` is null on the last page. */
export const getRoster = queryEndpoint<DataReply<RosterPost[]> & { nextCursor: string | null }, RosterQuery>({
  method: 'GET',
  path: '/admin/roster',
  access: 'admin',
});

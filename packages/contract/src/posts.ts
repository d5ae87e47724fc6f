import type { Assignment } from './assignments.schemas.ts';
import { createEndpoint, endpoint, listEndpoint, queryEndpoint } from './endpoint.ts';
import type {
  AddPostBody,
  AssignToPostBody,
  EndPostBody,
  FreeGuards,
  FreeGuardsQuery,
  Post,
  PostCandidates,
  ReplaceGuardBody,
  Replacement,
  RosterPost,
  RosterQuery,
  UpdatePostBody,
} from './posts.schemas.ts';
import { refusal } from './refusal.ts';
import type { DataReply, Undoable, UndoableTogether } from './reply.ts';

/** Filters: with an opening, with an opening tonight, ending within 7 days, not yet begun, over. */
export const postStatuses = ['short', 'tonight', 'ending', 'upcoming', 'ended'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const replaceReasons = ['sick', 'onLeave', 'didNotCome', 'left', 'clientAsked', 'other'] as const;
export type ReplaceReason = (typeof replaceReasons)[number];
export const replaceReasonLabels: Record<ReplaceReason, string> = {
  sick: 'Sick',
  onLeave: 'On leave',
  didNotCome: 'Did not come',
  left: 'Left the company',
  clientAsked: 'Client asked',
  other: 'Other',
};

/** Reasons for or against a candidate, in the order of the columns. */
export const candidateReasonKinds = ['free', 'city', 'knowsPlace', 'papers', 'rested'] as const;
export type CandidateReasonKind = (typeof candidateReasonKinds)[number];

// Separate from the messages of SPEC section 8, which every page loads.
export const postMessages = {
  fetchFailed: 'Failed to fetch posts',
  rosterFailed: 'Failed to fetch the roster',
  candidatesFailed: 'Failed to fetch guards for this post',
  assignFailed: (message: string) => `Failed to assign guards: ${message}`,
  changed: 'Post changed successfully',
  changeFailed: (message: string) => `Failed to change post: ${message}`,
  replaced: 'Guard replaced successfully',
  replaceFailed: (message: string) => `Failed to replace guard: ${message}`,
} as const;

export const postNotFound = refusal(404, 'posts.not_found', 'Post not found');
export const postFull = refusal(409, 'posts.full', 'The post already has all the guards it asked for');
export const postEnded = refusal(409, 'posts.ended', 'The post has ended');
export const outsidePost = refusal(409, 'posts.outside', 'The dates are not within those of the post');

export const postHasNoShift = refusal(
  409,
  'posts.no_shift',
  'Choose the shift and the place of the post first',
);

export const guardsInTheWay = refusal(
  409,
  'posts.guards_in_the_way',
  'More guards are assigned to the post than this would leave room for',
);

export const papersExpired = refusal(
  409,
  'assignments.papers_expired',
  'A paper of the guard is expired in this period. Give a reason to assign the guard all the same',
);

/** Without `status`, lists posts that have not ended. */
export const listPosts = listEndpoint<Post>('GET /admin/posts', {
  access: 'admin',
  list: {
    sort: ['client', 'city', 'shift', 'asked', 'filled', 'short', 'startDate', 'endDate', 'createdAt'],
    status: postStatuses,
  },
});

export const getPost = endpoint<DataReply<Post>>('GET /admin/posts/{id}', { access: 'admin' });
export const addPost = createEndpoint<DataReply<Post>, AddPostBody>('POST /admin/posts', { access: 'admin' });
export const updatePost = endpoint<DataReply<Post>, UpdatePostBody>('PUT /admin/posts', { access: 'admin' });
export const endPost = endpoint<DataReply<Post>, EndPostBody>('POST /admin/end-post', { access: 'admin' });

export const getPostCandidates = endpoint<DataReply<PostCandidates>>('GET /admin/posts/{id}/candidates', {
  access: 'admin',
});

export const assignToPost = createEndpoint<DataReply<Assignment[]> & UndoableTogether, AssignToPostBody>(
  'POST /admin/assign-to-post',
  { access: 'admin' },
);

export const replaceGuard = createEndpoint<DataReply<Replacement> & Undoable, ReplaceGuardBody>(
  'POST /admin/replace-guard',
  { access: 'admin' },
);

/** Returns posts that overlap a period, the first to end first. */
export const getRoster = queryEndpoint<DataReply<RosterPost[]> & { nextCursor: string | null }, RosterQuery>(
  'GET /admin/roster',
  { access: 'admin' },
);

/** Returns guards who are free on some days, without a post. */
export const getFreeGuards = queryEndpoint<DataReply<FreeGuards>, FreeGuardsQuery>('GET /admin/free-guards', {
  access: 'admin',
});

export const freeGuardsFailed = 'Failed to fetch free guards';

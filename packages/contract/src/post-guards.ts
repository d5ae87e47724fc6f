import type { Assignment } from './assignments.schemas.ts';
import { createEndpoint, endpoint, queryEndpoint } from './endpoint.ts';
import type {
  AssignToPostBody,
  FreeGuards,
  FreeGuardsQuery,
  PostCandidates,
  ReplaceGuardBody,
  Replacement,
} from './post-guards.schemas.ts';
import type { DataReply, Undoable, UndoableTogether, Warned } from './reply.ts';

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

export const papersExpired = {
  status: 409,
  code: 'assignments.papers_expired',
  message: 'A paper of the guard is expired in this period. Give a reason to assign the guard all the same',
} as const;

/** From a post, unknown papers need a reason like expired ones. */
export const papersUnproved = {
  status: 409,
  code: 'papers.unproved',
  message:
    'A paper of the guard is not known or expires in this period. Give a reason to assign the guard all the same',
} as const;

/** Its reply has `warnings`, which name the guards and the hours. */
export const restTooShort = {
  status: 409,
  code: 'schedule.rest',
  message: 'Less than 8 hours between two duties. Give a reason to assign the guard all the same',
} as const;

export const getPostCandidates = endpoint<DataReply<PostCandidates>>({
  method: 'GET',
  path: '/admin/posts/{id}/candidates',
  access: 'admin',
});

export const assignToPost = createEndpoint<
  DataReply<Assignment[]> & UndoableTogether & Warned,
  AssignToPostBody
>({
  method: 'POST',
  path: '/admin/assign-to-post',
  access: 'admin',
});

export const replaceGuard = createEndpoint<DataReply<Replacement> & Undoable & Warned, ReplaceGuardBody>({
  method: 'POST',
  path: '/admin/replace-guard',
  access: 'admin',
});

/** `replaceGuard` by its shorter name. */
export const replace = createEndpoint<DataReply<Replacement> & Undoable & Warned, ReplaceGuardBody>({
  method: 'POST',
  path: '/admin/replace',
  access: 'admin',
});

/** Returns guards who are free on some days, without a post. */
export const getFreeGuards = queryEndpoint<DataReply<FreeGuards>, FreeGuardsQuery>({
  method: 'GET',
  path: '/admin/free-guards',
  access: 'admin',
});

export const freeGuardsFailed = 'Failed to fetch free guards';

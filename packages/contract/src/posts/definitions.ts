import * as z from 'zod/mini';
import {
  alreadyCompleted,
  assignmentNotFound,
  clientFull,
  clientNotFound,
  guardNotAvailable,
  guardNotFound,
} from '../assignments/refusals.ts';
import { assignment } from '../assignments/schemas.ts';
import { dataReply, define, defineList, undoableReply, undoableTogetherReply } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import * as freeGuardsEndpoint from './free-guards.ts';
import {
  guardsInTheWay,
  outsidePost,
  papersExpired,
  postEnded,
  postFull,
  postHasNoShift,
  postNotFound,
} from './refusals.ts';
import {
  addPostBody,
  assignToPostBody,
  endPostBody,
  freeGuards,
  freeGuardsQuery,
  post,
  postCandidates,
  replaceGuardBody,
  replacement,
  rosterPost,
  rosterQuery,
  updatePostBody,
} from './schemas.ts';

export const listPosts = defineList(endpoints.listPosts, {
  summary: 'Posts with their places and guards; without `status`, those that have not ended.',
  row: post,
});

export const getPost = define(endpoints.getPost, {
  summary: 'One post, ended or not.',
  reply: dataReply(post),
  refusals: [postNotFound],
});

export const addPost = define(endpoints.addPost, {
  summary: 'Add a post of a client, who may then have that many more guards.',
  body: addPostBody,
  reply: dataReply(post),
  refusals: [clientNotFound],
});

export const updatePost = define(endpoints.updatePost, {
  summary: 'Change a post. Refused when it would have fewer places or days than its open assignments need.',
  body: updatePostBody,
  reply: dataReply(post),
  refusals: [postNotFound, guardsInTheWay],
});

export const endPost = define(endpoints.endPost, {
  summary: 'End a post on a day: assignments end with it, and those that begin later do not begin.',
  body: endPostBody,
  reply: dataReply(post),
  refusals: [postNotFound, postEnded, outsidePost, guardsInTheWay],
});

export const getPostCandidates = define(endpoints.getPostCandidates, {
  summary:
    'Guards for a post, the best first with the reasons; at most 50, those who are assigned elsewhere last.',
  reply: dataReply(postCandidates),
  refusals: [postNotFound],
});

export const getFreeGuards = define(freeGuardsEndpoint.getFreeGuards, {
  summary:
    'Guards without another assignment on some days, the best first with the reasons; at most 50, of one home city if it is given.',
  query: freeGuardsQuery,
  reply: dataReply(freeGuards),
});

export const assignToPost = define(endpoints.assignToPost, {
  summary:
    'Assign guards to a post, all or none; `message` names each who is not free, with place and last day.',
  body: assignToPostBody,
  reply: undoableTogetherReply(z.array(assignment)),
  refusals: [
    postNotFound,
    postEnded,
    postHasNoShift,
    outsidePost,
    postFull,
    clientFull,
    guardNotFound,
    guardNotAvailable,
    papersExpired,
  ],
});

export const replaceGuard = define(endpoints.replaceGuard, {
  summary: 'End an assignment and begin one of another guard in its place the day after; the reason is kept.',
  body: replaceGuardBody,
  reply: undoableReply(replacement),
  refusals: [
    assignmentNotFound,
    alreadyCompleted,
    outsidePost,
    guardNotFound,
    guardNotAvailable,
    papersExpired,
  ],
});

export const getRoster = define(endpoints.getRoster, {
  summary:
    'Who is where on up to 42 days: the posts that meet them with their assignments, open and completed.',
  query: rosterQuery,
  reply: z.extend(dataReply(z.array(rosterPost)), { nextCursor: z.nullable(z.string()) }),
});

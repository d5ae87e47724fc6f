import { clientNotFound } from '../assignments/refusals.ts';
import { dataReply, define, defineList } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { guardsInTheWay, outsidePost, postEnded, postNotFound } from './refusals.ts';
import { addPostBody, endPostBody, post, updatePostBody } from './schemas.ts';

export const listPosts = defineList(endpoints.listPosts, {
  summary: 'Posts with their places and guards; those that have not ended without `status`.',
  row: post,
});

export const getPost = define(endpoints.getPost, {
  summary: 'One post, ended or not.',
  reply: dataReply(post),
  refusals: [postNotFound],
});

export const addPost = define(endpoints.addPost, {
  summary: 'Add a post of a client; it may have that many more guards.',
  body: addPostBody,
  reply: dataReply(post),
  refusals: [clientNotFound],
});

export const updatePost = define(endpoints.updatePost, {
  summary: 'Change a post. Its assignments stay as they are, so it keeps room and days for them.',
  body: updatePostBody,
  reply: dataReply(post),
  refusals: [postNotFound, guardsInTheWay],
});

export const endPost = define(endpoints.endPost, {
  summary: 'End a post on a day: assignments end with it, and those that begin later do not begin.',
  body: endPostBody,
  reply: dataReply(post),
  refusals: [postNotFound, postEnded, outsidePost],
});

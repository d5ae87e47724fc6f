import {
  clientNotFound,
  guardsInTheWay,
  outsidePost,
  postEnded,
  postNotFound,
  today,
} from '@prahari/contract';
import { addPost, endPost, getPost, listPosts, updatePost } from '@prahari/contract/posts/definitions';
import { daysAgo } from '../dates.ts';
import { paginate } from '../paginate.ts';
import { hasPostStatus, postView } from '../post-view.ts';
import { refusal } from '../refusal.ts';
import { dataReply, findOrRefuse, newId, type Responder, responder } from '../response.ts';

export const postResponses: Record<string, Responder> = {
  listPosts: responder(listPosts, ({ state, query }) => {
    const status = query.get('status');
    const rest = new URLSearchParams(query);
    rest.delete('status');
    const posts = state.posts.map((row) => postView(state, row));
    const rows = posts.filter((post) => hasPostStatus(post, status));
    return paginate(
      listPosts.list,
      rows.map((post) => ({ ...post, city: post.place.city })),
      rest,
    );
  }),
  getPost: responder(getPost, ({ state, id }) =>
    dataReply(postView(state, findOrRefuse(state.posts, id, postNotFound))),
  ),
  addPost: responder(addPost, ({ state, body }) => {
    findOrRefuse(state.clients, body.clientId, clientNotFound);
    const row = { ...body, note: body.note ?? '', _id: newId(state, 'post'), createdAt: daysAgo(0) };
    state.posts.push(row);
    return dataReply(postView(state, row));
  }),
  updatePost: responder(updatePost, ({ state, body: { postId, ...fields } }) => {
    const row = findOrRefuse(state.posts, postId, postNotFound);
    if (fields.asked < postView(state, row).filled) throw refusal(guardsInTheWay);
    Object.assign(row, fields, { note: fields.note ?? '' });
    return dataReply(postView(state, row));
  }),
  endPost: responder(endPost, ({ state, body: { postId, lastDay } }) => {
    const row = findOrRefuse(state.posts, postId, postNotFound);
    if (row.endDate < today()) throw refusal(postEnded);
    if (lastDay > row.endDate) throw refusal(outsidePost);
    const there = postView(state, row).assignments.map(({ _id }) => _id);
    for (const each of state.assignments.filter(({ _id }) => there.includes(_id)))
      if (each.startDate > lastDay || lastDay < today()) each.status = 'completed';
      else if (each.endDate > lastDay) each.endDate = lastDay;
    row.endDate = lastDay;
    return dataReply(postView(state, row));
  }),
};

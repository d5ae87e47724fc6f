import {
  alreadyCompleted,
  assignmentNotFound,
  clientNotFound,
  guardNotAvailable,
  guardNotFound,
} from '@prahari/contract/assignments';
import {
  type CandidateReasonKind,
  candidateReasonKinds,
  guardsInTheWay,
  outsidePost,
  postEnded,
  postFull,
  postHasNoShift,
  postNotFound,
} from '@prahari/contract/posts';
import {
  addPost,
  assignToPost,
  type Candidate,
  endPost,
  getFreeGuards,
  getPost,
  getPostCandidates,
  getRoster,
  listPosts,
  replaceGuard,
  updatePost,
} from '@prahari/contract/posts.schemas';
import { addDays, countDays, today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';

import { daysAgo } from '../dates.ts';
import { paginate } from '../paginate.ts';
import { hasPostStatus, postView } from '../post-view.ts';
import { refusal } from '../refusal.ts';
import { dataReply, findOrRefuse, newId, type Responder, responder } from '../response.ts';
import type { AssignmentRow, GuardRow, MockState } from '../state.ts';
import { assignmentView, guardView, isOpen } from '../views.ts';

type Days = { startDate: string; endDate: string };

const conflictOf = (state: MockState, guardId: string, { startDate, endDate }: Days) =>
  state.assignments.find(
    (row) => isOpen(row) && row.guardId === guardId && row.startDate <= endDate && row.endDate >= startDate,
  );

const conflictText = (state: MockState, row: AssignmentRow): string => {
  const { client, location, endDate } = assignmentView(state, row);
  return `at ${client.user.name}, ${location.city}, until ${formatDay(endDate)}`;
};

function candidateOf(state: MockState, row: GuardRow, days: Days): Candidate {
  const { _id, user, experience, specialization, rating, reviews } = guardView(state, row);
  const overlapping = conflictOf(state, _id, days);
  const conflict = overlapping && conflictText(state, overlapping);
  const client = overlapping && assignmentView(state, overlapping).client;
  const text = (kind: CandidateReasonKind): string =>
    kind === 'free' ? (conflict ?? `all ${countDays(days.startDate, days.endDate)} days`) : 'not known';
  return {
    _id,
    name: user.name,
    phone: '+91 98765 43210',
    experience,
    specialization,
    rating,
    reviewCount: reviews.length,
    city: '',
    reasons: candidateReasonKinds.map((kind) => ({
      kind,
      verdict: kind === 'free' ? (conflict ? ('against' as const) : ('for' as const)) : ('neutral' as const),
      text: text(kind),
    })),
    ...(conflict && { conflict }),
    ...(client && { conflictClient: { _id: client._id, name: client.user.name } }),
  };
}

function assign(state: MockState, row: Omit<AssignmentRow, '_id' | 'status' | 'createdAt'>): AssignmentRow {
  const guard = findOrRefuse(state.guards, row.guardId, guardNotFound);
  const overlapping = conflictOf(state, row.guardId, row);
  if (overlapping)
    throw refusal({
      ...guardNotAvailable,
      message: `${guardView(state, guard).user.name} is ${conflictText(state, overlapping)}`,
    });
  const created = {
    ...row,
    _id: newId(state, 'assignment'),
    status: 'active' as const,
    createdAt: daysAgo(0),
  };
  state.assignments.push(created);
  return created;
}

export const postResponses: Record<string, Responder> = {
  getPostCandidates: responder(getPostCandidates, ({ state, id }) => {
    const row = findOrRefuse(state.posts, id, postNotFound);
    const all = state.guards.map((guard) => candidateOf(state, guard, row));
    const candidates = [...all.filter((one) => !one.conflict), ...all.filter((one) => one.conflict)];
    return dataReply({ post: postView(state, row), candidates: candidates.slice(0, 50) });
  }),
  getFreeGuards: responder(getFreeGuards, ({ state, query }) => {
    const days = { startDate: query.get('startDate') ?? today(), endDate: query.get('endDate') ?? today() };
    const all = state.guards.map((guard) => candidateOf(state, guard, days));
    const city = query.get('city') ?? '';
    const guards = all.filter((one) => !one.conflict && (!city || one.city === city));
    const cities = [...new Set(all.map((one) => one.city))].filter(Boolean).sort();
    return dataReply({ cities, guards: guards.slice(0, 50), isCut: guards.length > 50 });
  }),
  getRoster: responder(getRoster, ({ state, query }) => {
    const startDate = query.get('from') ?? today();
    const endDate = addDays(startDate, Number(query.get('days') ?? 7) - 1);
    const meets = (one: Days) => one.startDate <= endDate && one.endDate >= startDate;
    const data = state.posts.filter(meets).map((row) => {
      const post = postView(state, row);
      const roster = post.assignments
        .filter(meets)
        .map((each) => ({ ...each, guard: { ...each.guard, phone: '+91 98765 43210' } }));
      return { ...post, roster };
    });
    return { ...dataReply(data), nextCursor: null };
  }),
  assignToPost: responder(assignToPost, ({ state, body }) => {
    const row = findOrRefuse(state.posts, body.postId, postNotFound);
    const { shift, place, clientId } = row;
    if (shift === null || place.city === '') throw refusal(postHasNoShift);
    if (postView(state, row).short < body.guardIds.length) throw refusal(postFull);
    const { startDate, endDate } = body;
    const created = body.guardIds.map((guardId) =>
      assign(state, { guardId, clientId, shift, location: place, startDate, endDate }),
    );
    return dataReply(created.map((each) => assignmentView(state, each)));
  }),
  replaceGuard: responder(replaceGuard, ({ state, body: { assignmentId, guardId, from } }) => {
    const row = findOrRefuse(state.assignments, assignmentId, assignmentNotFound);
    if (!isOpen(row)) throw refusal(alreadyCompleted);
    if (from < today() || from < row.startDate || from > row.endDate) throw refusal(outsidePost);
    const { clientId, shift, location, endDate } = row;
    const replacement = assign(state, { guardId, clientId, shift, location, startDate: from, endDate });
    if (from <= today() || from === row.startDate) row.status = 'completed';
    if (from > row.startDate) row.endDate = addDays(from, -1);
    return dataReply({ ended: assignmentView(state, row), begun: assignmentView(state, replacement) });
  }),
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
    const assignmentIds = postView(state, row).assignments.map(({ _id }) => _id);
    for (const each of state.assignments.filter(({ _id }) => assignmentIds.includes(_id)))
      if (each.startDate > lastDay || lastDay < today()) each.status = 'completed';
      else if (each.endDate > lastDay) each.endDate = lastDay;
    row.endDate = lastDay;
    return dataReply(postView(state, row));
  }),
};

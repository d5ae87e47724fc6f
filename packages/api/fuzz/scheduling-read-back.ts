import { today } from '@prahari/domain/days';
import { shiftOf } from '@prahari/domain/post-hours';
import { expect } from 'vitest';
import { rowOf } from '../testing/rows.ts';
import type { ReadBack } from './completed-request.ts';

/** From today, unless another day is given. */
const replaced: ReadBack = async ({ api }, { sent, reply }) => {
  const { ended, begun } = reply.body.data;
  expect([ended._id, begun.guard._id, begun.startDate]).toEqual([
    sent.assignmentId,
    sent.guardId,
    sent.from ?? today(),
  ]);
  const stored = await rowOf(api.db, 'assignments', { id: ended._id });
  // Until a day, the assignment goes on, and its duties have the reason. Own words are a note.
  const words = [sent.reason, sent.note].filter(Boolean).join('\n');
  const kept = sent.until ? [null, null] : ['other', words];
  expect([stored.replace_reason, stored.replace_note]).toEqual(kept);
};

export const schedulingReadBack: Record<string, ReadBack> = {
  assignGuard: async ({ api }, { sent, token, reply }) => {
    const { guardId, clientId, papersReason: _, ...fields } = sent;
    const wanted = { ...fields, guard: { _id: guardId }, client: { _id: clientId }, status: 'active' };
    const { data } = reply.body;
    expect(data).toMatchObject(wanted);
    expect((await api.get(`/admin/assignments/${data._id}`, token)).body.data).toEqual(data);
  },
  addPost: async ({ api }, { sent, token, reply }) => {
    const { clientId, shift: _, ...fields } = sent;
    const { data } = reply.body;
    expect(data.shift).toBe(shiftOf(data));
    expect(data).toMatchObject({
      note: '',
      ...fields,
      client: { _id: clientId },
      filled: 0,
      assignments: [],
    });
    expect((await api.get(`/admin/posts/${data._id}`, token)).body.data).toEqual(data);
  },
  updatePost: async (_, { sent: { postId, shift: _shift, ...fields }, reply }) => {
    expect(reply.body.data.shift).toBe(shiftOf(reply.body.data));
    expect(reply.body.data).toMatchObject({ note: '', ...fields, _id: postId });
  },
  assignToPost: async ({ api }, { sent, token, reply }) => {
    const { postId, guardIds, startDate, endDate } = sent;
    expect(reply.body.data).toMatchObject(
      (guardIds as string[]).map((_id) => ({ postId, guard: { _id }, startDate, endDate, status: 'active' })),
    );
    const post = (await api.get(`/admin/posts/${postId}`, token)).body.data;
    expect(post.assignments).toHaveLength(1);
  },
  replaceGuard: replaced,
  replace: replaced,
  startDuty: async ({ api }, { sent, token }) => {
    const { data } = (await api.get('/security/duties', token)).body;
    const stored = data.find(({ _id }: { _id: string }) => _id === sent.dutyId);
    expect(stored).toMatchObject({ startedBy: 'guard', state: expect.stringMatching(/present|late/) });
  },
  endDuty: async ({ api }, { sent, token }) => {
    const { data } = (await api.get('/security/duties', token)).body;
    expect(data.find(({ _id }: { _id: string }) => _id === sent.dutyId).endedAt).toEqual(expect.any(String));
  },
  addRotation: async ({ api }, { sent, token }) => {
    const { data } = (await api.get(`/admin/rotations?postId=${sent.postId}`, token)).body;
    const { postId, pattern, guardIds, relieverIds, from, to } = sent;
    expect(data[0]).toMatchObject({ postId, pattern, guardIds, relieverIds, from, to });
  },
  extendRotation: async (_, { sent, reply }) => expect(reply.body.data.to).toBe(sent.to),
  swapDuties: async ({ api }, { sent, reply }) => {
    const [first, second] = reply.body.data;
    const stored = await rowOf(api.db, 'duties', { id: (sent.dutyIds as string[])[0] ?? '' });
    expect([stored.plan, stored.guard_id, first.day]).toEqual([
      expect.stringMatching(/cancelled|left/),
      second.guard._id,
      stored.day,
    ]);
  },
  askForLeave: async ({ api }, { sent, token, reply }) => {
    expect(reply.body.data).toMatchObject({ ...sent, status: 'pending' });
    const { data } = (await api.get('/security/leave', token)).body;
    expect(data).toEqual([reply.body.data]);
  },
  withdrawLeave: async (context, { sent }) =>
    expect(
      await context.api.db
        .selectFrom('leaves')
        .select('id')
        .where('id', '=', sent.leaveId as string)
        .execute(),
    ).toEqual([]),
  answerLeave: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject({
      _id: sent.leaveId,
      status: sent.approved ? 'approved' : 'declined',
      ...(sent.note ? { note: sent.note } : {}),
    }),
  correctDuty: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject({
      _id: sent.dutyId,
      state: sent.state,
      correction: { reason: sent.reason },
      flags: expect.arrayContaining(['corrected']),
    }),
  endPost: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject({ _id: sent.postId, endDate: sent.lastDay, assignments: [] }),
  setAssignmentStatus: async ({ api }, { sent, token }) => {
    const { currentAssignment } = (await api.get('/security/profile', token)).body.data;
    expect(currentAssignment).toMatchObject({ _id: sent.assignmentId, status: sent.status });
  },
  withdrawGuard: async (context, { sent }) =>
    expect(await rowOf(context.api.db, 'guards', { id: String(sent.guardId) })).toMatchObject({
      status: 'available',
    }),
};

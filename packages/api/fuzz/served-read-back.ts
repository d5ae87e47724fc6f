import { expect } from 'vitest';
import { rowOf } from '../testing/rows.ts';
import type { ReadBack } from './completed-request.ts';

/** Checks of ratings, problems, withdrawals, calendars and cards, by endpoint name. */
export const servedReadBack: Record<string, ReadBack> = {
  rateGuard: async ({ api }, { sent, token, reply }) => {
    expect(reply.body.data.rating).toMatchObject({ stars: sent.stars, text: String(sent.text ?? '').trim() });
    expect((await api.get('/client/ratings', token)).body.data).toEqual([reply.body.data]);
    const { rating } = await rowOf(api.db, 'guards', { id: reply.body.data.guard._id });
    expect(rating).toBe(sent.stars);
  },
  reportProblem: async ({ api }, { sent, token, reply }) => {
    expect(reply.body.data).toMatchObject({ post: { _id: sent.postId }, text: sent.text, status: 'open' });
    expect((await api.get('/client/problems', token)).body.data).toEqual([reply.body.data]);
  },
  answerProblem: async (_, { sent, reply }) => {
    const { status, answers } = reply.body.data;
    expect(status).toBe(sent.close ? 'closed' : 'answered');
    expect(answers.map(({ text }: { text: string }) => text)).toEqual(sent.text ? [sent.text] : []);
  },
  withdrawClientApplication: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject({ _id: sent.applicationId, status: 'withdrawn' }),
};

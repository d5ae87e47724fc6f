import { expect } from 'vitest';
import type { ReadBack } from './completed-request.ts';

/** Checks of the offers' endpoints. */
export const offersReadBack: Record<string, ReadBack> = {
  sendOffers: async ({ api }, { sent, token, reply }) => {
    const guardIds = reply.body.data.map(({ guardId }: { guardId: string }) => guardId);
    expect(guardIds).toEqual(sent.guardIds);
    const { data } = (await api.get(`/admin/offers?postId=${sent.postId}`, token)).body;
    expect(data).toMatchObject([{ days: sent.days, status: 'sent' }]);
    const [{ sentAt, openUntil }] = data;
    expect((Date.parse(openUntil) - Date.parse(sentAt)) / 60_000).toBeCloseTo(Number(sent.minutes), 1);
  },
  addWatchStep: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject({ kind: 'called', note: String(sent.note ?? '').trim() }),
  closeOffers: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject(
      (sent.offerIds as string[]).map((_id) => ({ _id, status: 'expired' })),
    ),
  answerOffer: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject({
      state: sent.yes ? 'yours' : 'open',
      answer: sent.yes ? 'yes' : 'no',
    }),
};

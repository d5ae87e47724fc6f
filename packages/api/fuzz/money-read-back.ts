import { expect } from 'vitest';
import type { ReadBack } from './completed-request.ts';

/** Checks of the endpoints of rates and monthly bills. */
export const moneyReadBack: Record<string, ReadBack> = {
  addRate: async ({ api }, { sent, token, reply }) => {
    const { data } = reply.body;
    expect(data).toMatchObject(sent);
    const found = await api.get(`/admin/rates?clientId=${sent.clientId}`, token);
    expect(found.body.data).toContainEqual(data);
  },
  publishRate: async (_, { sent, reply }) => expect(reply.body.data.isPublished).toBe(sent.published),
  makeMonth: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject(
      (sent.clientIds as string[]).map((clientId) => ({ clientId, result: 'refused' })),
    ),
  updateBill: async ({ api }, { sent, token, reply }) => {
    const { data } = reply.body;
    const { version, lines, description, ...fields } = sent as { version: number; lines?: object[] } & Record<
      string,
      unknown
    >;
    expect(data).toMatchObject({ ...fields, version: version + 1 });
    if (description !== undefined) expect(data.description).toBe(String(description).trim());
    if (lines?.length) expect(data.lines).toHaveLength(lines.length);
    expect((await api.get(`/admin/bills/${data._id}`, token)).body.data).toEqual(data);
  },
  // No bill has a drawn number.
  registerEInvoices: async (_, { sent, reply }) =>
    expect(reply.body.data).toEqual(
      (sent.answers as { No: string }[]).map(({ No }) => ({ No: No.trim(), result: 'unknown' })),
    ),
};

import { expect } from 'vitest';
import type { CompletedRequest, ReadBack } from './completed-request.ts';

const trimmed = (text: unknown): string => String(text ?? '').trim();

/** Checks that the list of payments has what a call replied. */
const listed: ReadBack = async ({ api }, { token, reply }) => {
  const { data } = reply.body;
  const found = await api.get(`/admin/payments?clientId=${data.client._id}`, token);
  expect(found.body.data).toContainEqual(data);
};

const certificates = async ({ api }: Parameters<ReadBack>[0], { token, sent, reply }: CompletedRequest) => {
  const { year, quarter } = sent;
  const found = await api.get(`/admin/tds?year=${year}&quarter=${quarter}`, token);
  expect(found.body.data).toContainEqual(reply.body.data);
};

/** Checks of the endpoints of payments, credit notes and debts. */
export const paymentsReadBack: Record<string, ReadBack> = {
  addPayment: async (context, done) => {
    const { reference, other, ...fields } = done.sent as {
      other?: { amount: number; reason: string };
    } & Record<string, unknown>;
    const { clientId, ...parts } = fields;
    expect(done.reply.body.data).toMatchObject({
      ...parts,
      client: { _id: clientId },
      reference: trimmed(reference),
      ...(other && { other: { amount: other.amount, reason: trimmed(other.reason) } }),
    });
    await listed(context, done);
  },
  voidPayment: async (context, done) => {
    const voidReason = trimmed(done.sent.reason);
    expect(done.reply.body.data).toMatchObject({ status: 'voided', voidReason });
    await listed(context, done);
  },
  allocatePayment: async (context, done) => {
    expect(done.reply.body.data.allocations).toMatchObject(done.sent.allocations as object[]);
    await listed(context, done);
  },
  explainPayment: async (context, done) => {
    const { mode, bankAmount } = done.sent;
    expect(done.reply.body.data).toMatchObject({ mode, bankAmount, status: 'explained' });
    await listed(context, done);
  },
  matchPayments: async (_, { sent, reply }) => expect(reply.body.data).toMatchObject(sent.lines as object[]),
  addCreditNote: async ({ api }, { sent, token, reply }) => {
    const { bill, ...creditNote } = reply.body.data;
    const { amount, withTax, day } = sent;
    expect(creditNote).toMatchObject({ taxable: amount, withTax, day, reason: trimmed(sent.reason) });
    expect((await api.get('/admin/bills?limit=200', token)).body.data).toContainEqual(bill);
  },
  addTdsCertificate: async (context, done) => {
    const { number, amount } = done.sent;
    expect(done.reply.body.data.certificates).toMatchObject([{ number: trimmed(number), amount }]);
    await certificates(context, done);
  },
  mailStatement: async (_, { reply }) => expect(reply.body.data.to).toContain('@'),
  raiseRate: async (_, { reply }) => expect(reply.body.data.rise.day).toBe('2027-01-01'),
  addChallan: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject({ kind: sent.kind, name: trimmed(sent.name), month: sent.month }),
  savePhotograph: async (_, { reply }) => expect(reply.body.message).toBe('Photograph saved'),
  deleteChallan: async (_, { reply }) => expect(reply.body.message).toBe('Receipt deleted'),
  removeTdsCertificate: async (_, { reply }) => expect(reply.body.data.certificates).toEqual([]),
  addDebtCall: async (_, { sent, reply }) => {
    const { promisedOn } = sent;
    expect(reply.body.data).toMatchObject({
      note: trimmed(sent.note),
      ...(promisedOn ? { promisedOn } : {}),
    });
  },
};

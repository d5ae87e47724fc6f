import { expect } from 'vitest';
import { rowOf } from '../testing/rows.ts';
import { authReadBack } from './auth-read-back.ts';
import type { ReadBack } from './completed-request.ts';
import { moneyReadBack } from './money-read-back.ts';
import { musterReadBack } from './muster-read-back.ts';
import { offersReadBack } from './offers-read-back.ts';
import { paymentsReadBack } from './payments-read-back.ts';
import { peopleReadBack } from './people-read-back.ts';
import { schedulingReadBack } from './scheduling-read-back.ts';
import { servedReadBack } from './served-read-back.ts';

const applicationDecided =
  (status: 'accepted' | 'rejected'): ReadBack =>
  async (context, { sent, token, reply }) => {
    expect(
      await rowOf(context.api.db, 'security_applications', { id: String(sent.applicationId) }),
    ).toMatchObject({
      status,
      decline_reason: typeof sent.reason === 'string' ? sent.reason.trim() || null : null,
    });
    const { data } = (await context.api.get('/admin/security-applications?limit=200', token)).body;
    expect(data).toContainEqual(reply.body.data);
    expect(reply.body.data.record?.kind).toBe(status === 'accepted' ? 'guard' : undefined);
  };

/** Checks that the sent body is stored unchanged, by endpoint name. */
export const readBack: Record<string, ReadBack> = {
  ...authReadBack,
  ...musterReadBack,
  ...peopleReadBack,
  ...moneyReadBack,
  ...offersReadBack,
  ...paymentsReadBack,
  ...schedulingReadBack,
  ...servedReadBack,
  updateCompany: async ({ api }, { sent, token, reply }) => {
    const { gstins, holidays, ...facts } = sent as Record<string, unknown> & {
      gstins?: { gstin: string }[];
      holidays?: { day: string }[];
    };
    const { data } = reply.body;
    expect(data).toMatchObject(facts);
    if (gstins)
      expect(data.gstins).toMatchObject(
        gstins.map(({ gstin }, index) => ({ gstin, isDefault: index === 0 })),
      );
    if (holidays) expect(data.holidays).toEqual([...holidays].sort((a, b) => (a.day < b.day ? -1 : 1)));
    expect((await api.get('/admin/company', token)).body.data).toEqual(data);
  },
  markMessagesSent: async ({ api }, { sent, token, reply }) => {
    const ids = sent.messageIds as string[];
    expect(reply.body.data.sent).toBeLessThanOrEqual(ids.length);
    const { data } = (await api.get('/admin/messages?status=unsent', token)).body;
    expect(data.filter(({ _id }: { _id: string }) => ids.includes(_id))).toEqual([]);
  },
  generateBill: async ({ api }, { sent, token, reply }) => {
    const { clientId, isUnique: _, ...fields } = sent;
    const { data } = reply.body;
    expect(data).toMatchObject({ ...fields, client: { _id: clientId } });
    const found = await api.get(`/admin/bills?q=${encodeURIComponent(data.billNumber)}`, token);
    expect(found.body.data).toEqual([data]);
  },
  markBillPaid: async (context, { sent, reply }) => {
    expect(reply.body.data).toMatchObject({ _id: sent.billId, status: 'paid' });
    expect((await rowOf(context.api.db, 'bills', { id: String(sent.billId) })).paid_at).not.toBeNull();
  },
  deleteBill: async (context, { sent }) =>
    expect((await rowOf(context.api.db, 'bills', { id: String(sent.billId) })).deleted_at).not.toBeNull(),
  markBillUnpaid: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject({ _id: sent.billId, status: 'pending' }),
  restoreBill: async (context, { sent }) =>
    expect((await rowOf(context.api.db, 'bills', { id: String(sent.billId) })).deleted_at).toBeNull(),
  find: async (_, { reply }) => expect(reply.body.data).toBeInstanceOf(Array),
  exportList: async (_, { reply }) => expect(reply.headers.get('content-disposition')).toMatch(/^attachment/),
  runBulk: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject((sent.rowIds as string[]).map((_id) => ({ _id }))),
  undo: async ({ api }, { sent }) => {
    const entries = api.db.selectFrom('audit_log').select('detail').where('action', '=', 'markBillUnpaid');
    const undone = (await entries.execute()).map(({ detail }) => JSON.parse(detail).undoes);
    expect(undone).toEqual(expect.arrayContaining(sent.entryIds as string[]));
  },
  reopenClientApplication: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject({ _id: sent.applicationId, status: 'pending' }),
  reopenSecurityApplication: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject({ _id: sent.applicationId, status: 'pending' }),
  respondToClientApplication: async ({ api }, { sent, token, reply }) => {
    expect(reply.body.data).toMatchObject({ _id: sent.applicationId, status: sent.status });
    const { data } = (await api.get('/admin/applications?limit=200', token)).body;
    expect(data).toContainEqual(reply.body.data);
    expect(reply.body.data.record?.kind).toBe(sent.status === 'approved' ? 'client' : undefined);
  },
  submitClientApplication: async ({ api }, { sent, token, reply }) => {
    const own = (await api.get('/client/applications', token)).body.data;
    expect(own).toEqual([reply.body.data]);
    expect(own[0]).toMatchObject({ additionalDetails: '', ...sent });
  },
  updateClientApplication: async ({ api }, { sent, token, reply }) => {
    const { applicationId: _id, ...fields } = sent;
    const [own] = (await api.get('/client/applications', token)).body.data;
    expect(own).toEqual(reply.body.data);
    expect(own).toMatchObject({ _id, additionalDetails: '', ...fields, status: 'pending', version: 2 });
  },
  updateSecurityApplication: async ({ api }, { sent, token, reply }) => {
    const { applicationId: _id, ...fields } = sent;
    const { data } = (await api.get('/security/application/status', token)).body;
    expect(data).toEqual(reply.body.data);
    const optional = { additionalDetails: '', previousEmployer: '', documents: [] };
    expect(data).toMatchObject({ _id, ...optional, ...fields, status: 'pending', version: 2 });
  },
  acceptSecurityApplication: applicationDecided('accepted'),
  declineSecurityApplication: applicationDecided('rejected'),
  submitSecurityApplication: async ({ api }, { sent, token, reply }) => {
    const { data } = (await api.get('/security/application/status', token)).body;
    expect(data).toEqual(reply.body.data);
    expect(data).toMatchObject({ additionalDetails: '', previousEmployer: '', documents: [], ...sent });
  },
  retryMail: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject({ _id: sent.mailId, status: 'waiting', canRetry: false }),
};

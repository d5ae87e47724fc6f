import { PLACEHOLDER_TOKEN } from '@prahari/contract/constants';
import { shiftOf } from '@prahari/domain/post-hours';
import type { Selectable } from 'kysely';
import { expect } from 'vitest';
import type { Tables } from '../src/db/tables.ts';
import { type Reply, TEST_PASSWORD, type TestApi } from '../testing/api.ts';
import { codeFor } from '../testing/mailbox.ts';
import type { MatrixContext } from '../testing/matrix/rule.ts';
import { rowOf, rowsOf } from '../testing/rows.ts';
import type { ReadBack } from './completed-request.ts';
import { moneyReadBack } from './money-read-back.ts';
import { musterReadBack } from './muster-read-back.ts';
import { offersReadBack } from './offers-read-back.ts';
import { paymentsReadBack } from './payments-read-back.ts';
import { peopleReadBack } from './people-read-back.ts';
import { servedReadBack } from './served-read-back.ts';
import { storedEmail } from './valid-requests.ts';

const row = ({ api }: MatrixContext, table: 'guards' | 'bills' | 'security_applications', id: unknown) =>
  api.db
    .selectFrom(table)
    .selectAll()
    .where('id' as never, '=', id as never)
    .executeTakeFirstOrThrow() as Promise<Partial<Selectable<Tables['guards'] & Tables['bills']>>>;

async function logsIn(
  { api }: MatrixContext,
  email: unknown,
  password: unknown,
  role: unknown,
): Promise<void> {
  const { status, body } = await api.post('/auth/login', { email, password, role });
  expect([status, body.user?.email]).toEqual([200, storedEmail(email)]);
}

/** Returns the user of a login's session, which may be in a cookie. */
async function signedIn({ api }: MatrixContext, wantsCookie: unknown, { headers, body }: Reply) {
  const cookie = headers
    .getSetCookie()
    .find((one) => one.startsWith('prahari'))
    ?.split(';')[0];
  expect([cookie !== undefined, body.token === '']).toEqual(Array(2).fill(wantsCookie === true));
  const status = await api.send('GET', '/auth/status', {
    token: cookie ? PLACEHOLDER_TOKEN : body.token,
    ...(cookie && { headers: { cookie } }),
  });
  return status.body.user;
}

/** Returns the times of the last proofs of a user's sessions. */
async function ownSessions(api: TestApi, token: string | undefined) {
  const { user } = (await api.get('/auth/status', token)).body;
  return rowsOf(api.db, 'sessions', { user_id: user.id });
}

const codeMailed: ReadBack = async (_, { reply }) => expect(reply.body.message).toContain('on its way');

const applicationDecided =
  (status: 'accepted' | 'rejected'): ReadBack =>
  async (context, { sent, token, reply }) => {
    expect(await row(context, 'security_applications', sent.applicationId)).toMatchObject({
      status,
      decline_reason: typeof sent.reason === 'string' ? sent.reason.trim() || null : null,
    });
    const { data } = (await context.api.get('/admin/security-applications?limit=200', token)).body;
    expect(data).toContainEqual(reply.body.data);
    expect(reply.body.data.record?.kind).toBe(status === 'accepted' ? 'guard' : undefined);
  };

const account =
  (wanted: object): ReadBack =>
  async ({ api }, { sent, token, reply }) => {
    expect(reply.body.data).toMatchObject({ _id: sent.accountId, ...wanted });
    const { email } = reply.body.data;
    const found = await api.get(`/admin/accounts?q=${encodeURIComponent(email)}`, token);
    expect(found.body.data).toEqual([reply.body.data]);
  };

const authReadBack: Record<string, ReadBack> = {
  register: async (context, { sent }) => {
    const { name, phone, role, password } = sent;
    const email = storedEmail(sent.email);
    const code = await codeFor(context.api.db, email);
    expect((await context.api.post('/auth/verify-otp', { email, otp: code })).status).toBe(200);
    const user = context.api.db.selectFrom('users').selectAll().where('email', '=', email);
    const { id, ...stored } = await user.executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ name, phone, role, email });
    const given = await context.api.db
      .selectFrom('consents')
      .select('purpose')
      .where('user_id', '=', id)
      .where('given_at', 'is not', null)
      .execute();
    const consent = sent.consent as { purposes: string[] } | undefined;
    expect(given.map(({ purpose }) => purpose).sort()).toEqual(
      consent ? ['service', ...new Set(consent.purposes)] : [],
    );
    await logsIn(context, email, password, role);
  },
  verifyOtp: (context, { sent }) => logsIn(context, sent.email, TEST_PASSWORD, 'client'),
  resendOtp: codeMailed,
  forgotPassword: codeMailed,
  resetPassword: (context, { sent }) => logsIn(context, sent.email, sent.newPassword, 'client'),
  changePassword: async (context, { sent, token }) => {
    const { email } = (await context.api.get('/auth/status', token)).body.user;
    await logsIn(context, email, sent.newPassword, 'client');
  },
  setLanguage: async ({ api }, { sent, token }) =>
    expect((await api.get('/auth/status', token)).body.user.language).toBe(sent.language),
  confirmEmail: async ({ api }, { token, reply }) =>
    expect((await api.get('/auth/status', token)).body.user.email).toBe(reply.body.data.email),
  keepEmail: async ({ api }, { sent }) =>
    expect((await api.post('/auth/keep-email', { token: sent.token })).body.code).toBe(
      'email_changes.link_invalid',
    ),
  reportLogin: async ({ api }, { sent }) =>
    expect((await api.post('/auth/report-login', { token: sent.token })).body.code).toBe(
      'auth.login_report_invalid',
    ),
  reauthenticate: async ({ api }, { token }) =>
    expect(await ownSessions(api, token)).toMatchObject([
      { proven_at: expect.any(String), passkey_at: null },
    ]),
  login: async (context, { sent, reply }) =>
    expect(await signedIn(context, sent.cookie, reply)).toMatchObject({
      email: storedEmail(sent.email),
      role: sent.role,
    }),
  passkeyLogin: async (context, { sent, reply }) =>
    expect(await signedIn(context, sent.cookie, reply)).toMatchObject({
      email: reply.body.user.email,
      role: sent.role,
    }),
  passkeyReauthentication: async ({ api }, { token }) =>
    expect(await ownSessions(api, token)).toMatchObject([
      { proven_at: expect.any(String), passkey_at: expect.any(String) },
    ]),
  startPasskey: async ({ api }, { token, reply }) => {
    const { user } = (await api.get('/auth/status', token)).body;
    expect(reply.body.data.user).toMatchObject({ name: user.email, displayName: user.name });
  },
  addPasskey: async ({ api }, { sent, token, reply }) => {
    expect(reply.body.data).toMatchObject({ name: sent.name, lastUsedAt: null });
    expect((await api.get('/auth/passkeys', token)).body.data).toEqual([reply.body.data]);
  },
  askForData: async ({ api }, { sent, token, reply }) => {
    expect((await api.get('/auth/data-requests', token)).body.data).toEqual(reply.body.data);
    expect(reply.body.data).toMatchObject([{ note: '', ...sent, status: 'open' }]);
  },
  answerDataRequest: async (_, { sent, reply }) => {
    const { request, copy } = reply.body.data;
    const isDeclined = sent.answer === 'decline';
    expect(request).toMatchObject({ _id: sent.requestId, status: isDeclined ? 'declined' : 'done' });
    expect(copy === undefined).toBe(isDeclined);
  },
  handleData: async ({ api }, { sent, reply }) => {
    expect(reply.body.data.copy === undefined).toBe(sent.kind !== 'export');
    const { name } = await rowOf(api.db, 'users', { id: String(sent.userId) });
    if (sent.kind === 'correction') expect(name).toBe(String(sent.name).trim());
    if (sent.kind === 'erasure') expect(name).toBe('Erased person');
  },
  setConsent: async ({ api }, { sent, token, reply }) => {
    const { data } = (await api.get('/auth/consents', token)).body;
    expect(data).toEqual(reply.body.data);
    expect(data).toContainEqual(expect.objectContaining(sent));
  },
  renamePasskey: async ({ api }, { sent, token, reply }) => {
    expect(reply.body.data).toMatchObject({ _id: sent.passkeyId, name: sent.name });
    expect((await api.get('/auth/passkeys', token)).body.data).toEqual([reply.body.data]);
  },
  removePasskey: async ({ api }, { token }) =>
    expect((await api.get('/auth/passkeys', token)).body.data).toEqual([]),
  createApiToken: async ({ api }, { sent, token, reply }) => {
    const { token: secret, apiToken } = reply.body.data;
    expect(apiToken).toMatchObject({ ...sent, isExpired: false, lastUsedAt: null });
    expect((await api.get('/admin/api-tokens', token)).body.data).toEqual([apiToken]);
    expect(secret).toMatch(/^prahari_[\w-]{43}$/);
  },
  revokeApiToken: async ({ api }, { token }) =>
    expect((await api.get('/admin/api-tokens', token)).body.data).toEqual([]),
  addWebhook: async ({ api }, { sent, token, reply }) => {
    const { secret, webhook } = reply.body.data;
    expect(webhook).toMatchObject({ events: sent.events, isOn: true, failingSince: null });
    expect((await api.get('/admin/webhooks', token)).body.data).toContainEqual(webhook);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  },
  updateWebhook: async ({ api }, { sent, token, reply }) => {
    const { events, isOn } = sent;
    expect(reply.body.data).toMatchObject({ events, isOn, wasTurnedOff: false });
    expect((await api.get('/admin/webhooks', token)).body.data).toContainEqual(reply.body.data);
  },
  deleteWebhook: async ({ api }, { token }) =>
    expect((await api.get('/admin/webhooks', token)).body.data).toEqual([]),
  testWebhook: async ({ api }, { sent, token, reply }) => {
    expect(reply.body.data).toMatchObject({ webhookId: sent.webhookId, event: 'webhook.test', tries: 0 });
    const { data } = (await api.get('/admin/webhook-deliveries', token)).body;
    expect(data).toContainEqual(reply.body.data);
  },
  replayWebhookDelivery: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject({ _id: sent.deliveryId, status: 'waiting', tries: 0 }),
  enableSecondFactor: async ({ api }, { token }) => {
    const { data } = (await api.get('/auth/second-factor', token)).body;
    expect(data).toMatchObject({ on: true, recoveryCodesLeft: 10 });
  },
  disableSecondFactor: async ({ api }, { token }) =>
    expect((await api.get('/auth/second-factor', token)).body.data).toEqual({ on: false }),
};

/** Checks that the sent body is stored unchanged, by endpoint name. */
export const readBack: Record<string, ReadBack> = {
  ...authReadBack,
  ...musterReadBack,
  ...peopleReadBack,
  ...moneyReadBack,
  ...offersReadBack,
  ...paymentsReadBack,
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
  replaceGuard: async ({ api }, { sent, reply }) => {
    const { ended, begun } = reply.body.data;
    expect([ended._id, begun.guard._id, begun.startDate]).toEqual([
      sent.assignmentId,
      sent.guardId,
      sent.from,
    ]);
    const stored = await rowOf(api.db, 'assignments', { id: ended._id });
    // Until a day, the assignment goes on, and its duties have the reason.
    const kept = sent.until ? [null, null] : [sent.reason, sent.note || null];
    expect([stored.replace_reason, stored.replace_note]).toEqual(kept);
  },
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
  markMessagesSent: async ({ api }, { sent, token, reply }) => {
    const ids = sent.messageIds as string[];
    expect(reply.body.data.sent).toBeLessThanOrEqual(ids.length);
    const { data } = (await api.get('/admin/messages?status=unsent', token)).body;
    expect(data.filter(({ _id }: { _id: string }) => ids.includes(_id))).toEqual([]);
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
    expect(await row(context, 'guards', sent.guardId)).toMatchObject({ status: 'available' }),
  generateBill: async ({ api }, { sent, token, reply }) => {
    const { clientId, isUnique: _, ...fields } = sent;
    const { data } = reply.body;
    expect(data).toMatchObject({ ...fields, client: { _id: clientId } });
    const found = await api.get(`/admin/bills?q=${encodeURIComponent(data.billNumber)}`, token);
    expect(found.body.data).toEqual([data]);
  },
  markBillPaid: async (context, { sent, reply }) => {
    expect(reply.body.data).toMatchObject({ _id: sent.billId, status: 'paid' });
    expect((await row(context, 'bills', sent.billId)).paid_at).not.toBeNull();
  },
  deleteBill: async (context, { sent }) =>
    expect((await row(context, 'bills', sent.billId)).deleted_at).not.toBeNull(),
  markBillUnpaid: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject({ _id: sent.billId, status: 'pending' }),
  restoreBill: async (context, { sent }) =>
    expect((await row(context, 'bills', sent.billId)).deleted_at).toBeNull(),
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
  endAccountSessions: account({ state: 'active', sessions: 0, lastSeenAt: null }),
  disableAccount: account({ state: 'disabled', sessions: 0, disabledAt: expect.any(String) }),
  resetAccountFactors: account({ hasFactors: false }),
  enableAccount: account({ state: 'active', disabledAt: null }),
  retryMail: async (_, { sent, reply }) =>
    expect(reply.body.data).toMatchObject({ _id: sent.mailId, status: 'waiting', canRetry: false }),
};

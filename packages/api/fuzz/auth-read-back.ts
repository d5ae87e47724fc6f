import { PLACEHOLDER_TOKEN } from '@prahari/contract/constants';
import { expect } from 'vitest';
import { type Reply, TEST_PASSWORD, type TestApi } from '../testing/api.ts';
import { codeFor } from '../testing/mailbox.ts';
import type { MatrixContext } from '../testing/matrix/rule.ts';
import { rowOf, rowsOf } from '../testing/rows.ts';
import type { ReadBack } from './completed-request.ts';
import { storedEmail } from './valid-requests.ts';

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

const account =
  (wanted: object): ReadBack =>
  async ({ api }, { sent, token, reply }) => {
    expect(reply.body.data).toMatchObject({ _id: sent.accountId, ...wanted });
    const { email } = reply.body.data;
    const found = await api.get(`/admin/accounts?q=${encodeURIComponent(email)}`, token);
    expect(found.body.data).toEqual([reply.body.data]);
  };

export const authReadBack: Record<string, ReadBack> = {
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
  endAccountSessions: account({ state: 'active', sessions: 0, lastSeenAt: null }),
  disableAccount: account({ state: 'disabled', sessions: 0, disabledAt: expect.any(String) }),
  resetAccountFactors: account({ hasFactors: false }),
  enableAccount: account({ state: 'active', disabledAt: null }),
};

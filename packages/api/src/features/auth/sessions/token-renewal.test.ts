import { definitions } from '@prahari/contract/definitions';
import { afterAll, expect, test } from 'vitest';
import { startApi, statusAndCode, TEST_PASSWORD } from '../../../../testing/api.ts';
import { currentCode } from '../../../../testing/authenticator.ts';
import { concurrently } from '../../../../testing/company.ts';
import { addPasskey, originOf, startPasskey, startReauthentication } from '../../../../testing/passkeys.ts';
import { rowOf } from '../../../../testing/rows.ts';
import { SoftwarePasskey } from '../../../../testing/software-passkey.ts';
import { withWaitingEmail } from '../../../../testing/waiting-email.ts';

const api = await startApi();
afterAll(() => api.stop());

const currentPassword = TEST_PASSWORD;

/** Sends a call with exactly this token, also when it was renewed. */
const sendWith = (authorization: string, path: string, body?: object, cookie?: string) =>
  api.send(body ? 'POST' : 'GET', path, {
    body,
    headers: { authorization: `Bearer ${authorization}`, ...(cookie && { cookie }) },
  });
const statusOf = async (token: string) => (await sendWith(token, '/auth/status')).status;

async function secretOf(token: string): Promise<string> {
  return (await api.post('/auth/second-factor/set-up', {}, token)).body.data.secret;
}

/** A call that renews the token: its path and body for a new session, whose token is `token` by then. */
interface Change {
  token: string;
  path: string;
  body: object;
}

const changes: Record<string, () => Promise<Change>> = {
  changePassword: async () => {
    const { token } = await api.signIn('client');
    const body = { currentPassword, newPassword: 'another lamp at the gate' };
    return { token, path: '/auth/change-password', body };
  },
  reauthenticate: async () => {
    const { token } = await api.signIn('client');
    return { token, path: '/auth/reauthenticate', body: { currentPassword } };
  },
  enableSecondFactor: async () => {
    const { token } = await api.signIn('security');
    const body = { currentPassword, totp: currentCode(await secretOf(token)) };
    return { token, path: '/auth/second-factor/enable', body };
  },
  disableSecondFactor: async () => {
    const { token: first } = await api.signIn('admin');
    const enabling = { currentPassword, totp: currentCode(await secretOf(first)) };
    const { token, data } = (await sendWith(first, '/auth/second-factor/enable', enabling)).body;
    const body = { currentPassword, totp: data.recoveryCodes[0] };
    return { token, path: '/auth/second-factor/disable', body };
  },
  addPasskey: async () => {
    const { token } = await api.signIn('client');
    const passkey = new SoftwarePasskey(originOf(api));
    const credential = passkey.create(await startPasskey(api, token));
    return { token, path: '/auth/passkeys/add', body: { name: 'Phone', credential } };
  },
  removePasskey: async () => {
    const { token: first } = await api.signIn('client');
    const { passkeyId } = await addPasskey(api, first);
    const { token } = (await api.post('/auth/reauthenticate', { currentPassword }, first)).body;
    return { token, path: '/auth/passkeys/remove', body: { passkeyId, currentPassword } };
  },
  passkeyReauthentication: async () => {
    const { token: first } = await api.signIn('client');
    const { passkey } = await addPasskey(api, first);
    const { token } = (await api.post('/auth/reauthenticate', { currentPassword }, first)).body;
    const credential = passkey.use(await startReauthentication(api, token));
    return { token, path: '/auth/passkeys/reauthenticate', body: { credential } };
  },
  confirmEmail: async () => {
    const { token, otp } = await withWaitingEmail(api, 'client');
    return { token, path: '/auth/email-change', body: { otp } };
  },
};

test('the calls that renew a token are those tested here', () => {
  const renewing = Object.entries(definitions).filter(([, definition]) => 'renewsToken' in definition);
  expect(renewing.map(([name]) => name).sort()).toEqual(Object.keys(changes).sort());
});

test.each(Object.entries(changes))(
  'after %s a stolen token is dead and the new one works',
  async (_, prepare) => {
    const { token, path, body } = await prepare();
    expect(await statusOf(token)).toBe(200);
    const reply = await sendWith(token, path, body);
    expect([200, 201]).toContain(reply.status);
    expect(reply.body.token).toEqual(expect.any(String));
    expect(reply.body.token).not.toBe(token);
    expect([await statusOf(token), await statusOf(reply.body.token)]).toEqual([401, 200]);
  },
);

test('a refused change renews nothing', async () => {
  const { token } = await api.signIn('client');
  const refused = await sendWith(token, '/auth/reauthenticate', { currentPassword: 'not the password' });
  expect([refused.status, refused.body.token]).toEqual([400, undefined]);
  expect(await statusOf(token)).toBe(200);
});

test('a session in a cookie gets its new token in the cookie, where no script reads it', async () => {
  const { email } = await api.signIn('client');
  const login = { email, password: TEST_PASSWORD, role: 'client', cookie: true };
  const cookieOf = (headers: Headers) =>
    headers
      .getSetCookie()
      .find((one) => one.startsWith('prahari-'))
      ?.split(';')[0] ?? '';
  const former = cookieOf((await api.post('/auth/login', login)).headers);
  const reply = await sendWith('cookie-session', '/auth/reauthenticate', { currentPassword }, former);
  expect([reply.status, reply.body.token]).toEqual([200, '']);
  const renewed = reply.headers.getSetCookie().find((one) => one.startsWith('prahari-')) ?? '';
  expect(renewed).toMatch(/HttpOnly; SameSite=Strict/);
  const by = async (cookie: string) =>
    (await sendWith('cookie-session', '/auth/status', undefined, cookie)).status;
  expect([await by(former), await by(cookieOf(reply.headers))]).toEqual([401, 200]);
});

test('of concurrent proofs of one session one renews its token, and the session lives on', async () => {
  const { token, userId } = await api.signIn('client');
  const replies = await concurrently(6, () => sendWith(token, '/auth/reauthenticate', { currentPassword }));
  const tokens = replies.flatMap(({ body }) => body.token ?? []);
  expect(tokens).toHaveLength(1);
  for (const { status } of replies) expect([200, 401]).toContain(status);
  expect([await statusOf(token), await statusOf(tokens[0])]).toEqual([401, 200]);
  const { token_hash } = await rowOf(api.db, 'sessions', { user_id: userId });
  expect(token_hash).not.toContain(tokens[0]);
});

test('a renewed token keeps the session’s end and place in the list', async () => {
  const { token, userId } = await api.signIn('client');
  const before = await rowOf(api.db, 'sessions', { user_id: userId });
  await sendWith(token, '/auth/reauthenticate', { currentPassword });
  const after = await rowOf(api.db, 'sessions', { user_id: userId });
  expect([after.id, after.expires_at]).toEqual([before.id, before.expires_at]);
  expect(statusAndCode(await sendWith(token, '/auth/sessions'))).toEqual([401, 'auth.no_session']);
});

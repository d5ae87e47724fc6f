import { definitions } from '@prahari/contract/definitions';
import { afterAll, expect, test } from 'vitest';
import { type Reply, startApi, statusAndCode, TEST_PASSWORD } from '../../../../testing/api.ts';
import { currentCode } from '../../../../testing/authenticator.ts';
import { concurrently } from '../../../../testing/company.ts';
import { addPasskey, originOf, startPasskey, startReauthentication } from '../../../../testing/passkeys.ts';
import { rowOf } from '../../../../testing/rows.ts';
import { SoftwarePasskey } from '../../../../testing/software-passkey.ts';
import { withWaitingEmail } from '../../../../testing/waiting-email.ts';

const api = await startApi();
afterAll(() => api.stop());

const currentPassword = TEST_PASSWORD;

/** Sends a call with this token in the cookie, as a browser does. */
const sendWith = (token: string, path: string, body?: object) =>
  api.send(body ? 'POST' : 'GET', path, {
    body,
    headers: {
      authorization: 'Bearer cookie-session',
      cookie: `prahari-${new URL(api.url).port}=${token}`,
    },
  });
/** Sends a call with this token in the header, as a program does. */
const sendAsProgram = (token: string, path: string, body?: object) =>
  api.send(body ? 'POST' : 'GET', path, { body, headers: { authorization: `Bearer ${token}` } });

/** Returns the token in the cookie of a reply, or undefined. */
const renewedIn = ({ headers }: Reply): string | undefined =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith('prahari-'))
    ?.split(/[=;]/)[1];
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
    const reply = await sendWith(first, '/auth/second-factor/enable', enabling);
    const { data } = reply.body;
    const token = renewedIn(reply) ?? '';
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
    await api.post('/auth/reauthenticate', { currentPassword }, first);
    return { token: first, path: '/auth/passkeys/remove', body: { passkeyId, currentPassword } };
  },
  passkeyReauthentication: async () => {
    const { token: first } = await api.signIn('client');
    const { passkey } = await addPasskey(api, first);
    await api.post('/auth/reauthenticate', { currentPassword }, first);
    const credential = passkey.use(await startReauthentication(api, first));
    return { token: first, path: '/auth/passkeys/reauthenticate', body: { credential } };
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
    const renewed = renewedIn(reply) ?? '';
    expect([reply.body.token, renewed.length]).toEqual(['', 43]);
    expect([await statusOf(token), await statusOf(renewed)]).toEqual([401, 200]);
  },
);

test.each(Object.entries(changes))('the token of a program stays after %s', async (_, prepare) => {
  const { token, path, body } = await prepare();
  const reply = await sendAsProgram(token, path, body);
  expect([200, 201]).toContain(reply.status);
  expect([reply.body.token, renewedIn(reply)]).toEqual([undefined, undefined]);
  expect((await sendAsProgram(token, '/auth/status')).status).toBe(200);
});

test('a refused change renews nothing', async () => {
  const { token } = await api.signIn('client');
  const refused = await sendWith(token, '/auth/reauthenticate', { currentPassword: 'not the password' });
  expect([refused.status, refused.body.token]).toEqual([400, undefined]);
  expect(await statusOf(token)).toBe(200);
});

test('the cookie with the new token can be read by no script', async () => {
  const { token } = await api.signIn('client');
  const reply = await sendWith(token, '/auth/reauthenticate', { currentPassword });
  const cookie = reply.headers.getSetCookie().find((one) => one.startsWith('prahari-')) ?? '';
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
});

test('of concurrent proofs of one session one renews its token, and the session lives on', async () => {
  const { token, userId } = await api.signIn('client');
  const replies = await concurrently(6, () => sendWith(token, '/auth/reauthenticate', { currentPassword }));
  const tokens = replies.flatMap((reply) => renewedIn(reply) ?? []);
  expect(tokens).toHaveLength(1);
  for (const { status } of replies) expect([200, 401]).toContain(status);
  expect([await statusOf(token), await statusOf(tokens[0] ?? '')]).toEqual([401, 200]);
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

import type { AccountRow } from '@prahari/contract/accounts.schemas';
import type { Role } from '@prahari/contract/roles';
import { describe, expect, test } from 'vitest';
import { statusAndCode, TEST_PASSWORD } from '../../../testing/api.ts';
import { currentCode } from '../../../testing/authenticator.ts';
import { auditActionsOf, concurrently, countByStatus, UNKNOWN_ID } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { subjectsTo } from '../../../testing/mailbox.ts';
import { newId, nowText } from '../../db/ids.ts';

let _woken = 0;
const { api, company } = await startCompany({ TRUST_PROXY: '1' }, () => {
  _woken += 1;
});

type Action = 'end-sessions' | 'disable' | 'enable' | 'reset-factors';
const runAction = (action: Action, accountId: string, token = company.admin) =>
  api.post(`/admin/accounts/${action}`, { accountId }, token);
const login = (email: string, { password = TEST_PASSWORD, role = 'security' } = {}) =>
  api.post('/auth/login', { email, password, role });
const isLive = async (token: string) => (await api.get('/auth/status', token)).status === 200;
const accounts = async (query = ''): Promise<AccountRow[]> =>
  (await api.get(`/admin/accounts?limit=200&${query}`, company.admin)).body.data;
const insertPasskey = (userId: string) =>
  api.db
    .insertInto('passkeys')
    .values({
      id: newId(),
      user_id: userId,
      credential_id: newId(),
      public_key: '',
      counter: 0,
      transports: '[]',
      name: 'Phone',
      created_at: nowText(),
      last_used_at: null,
    })
    .execute();

describe('the list of accounts', () => {
  test('shows state, sessions and since when an account is disabled', async () => {
    const { userId, email } = await api.signIn('security', { name: 'Ravi of the list' });
    await login(email);
    const [ravi, ...others] = await accounts('q=ravi%20of%20the');
    expect(others).toEqual([]);
    expect(ravi).toEqual({
      _id: userId,
      name: 'Ravi of the list',
      email,
      role: 'security',
      createdAt: expect.any(String),
      state: 'active',
      disabledAt: null,
      sessions: 2,
      lastSeenAt: expect.any(String),
      hasFactors: false,
      own: false,
    });
    await runAction('disable', userId);
    const [disabled] = await accounts(`q=${email}`);
    expect(disabled).toMatchObject({ state: 'disabled', sessions: 0, lastSeenAt: null });
    expect(disabled?.disabledAt).toEqual(expect.any(String));
  });

  test('marks the account of the caller and filters by role', async () => {
    await api.signIn('admin');
    const admins = await accounts('status=admin');
    expect(admins.filter(({ own }) => own)).toHaveLength(1);
    expect(new Set(admins.map(({ role }) => role))).toEqual(new Set(['admin']));
    expect(admins.length).toBeGreaterThan(1);
  });

  test('contains no password, hash or token', async () => {
    expect(JSON.stringify(await accounts())).not.toMatch(/argon2|hash|token|password/i);
  });
});

describe('ending the sessions of an account', () => {
  test('logs the person out everywhere and allows a new login', async () => {
    const { userId, email, token } = await api.signIn('security');
    const second = (await login(email)).body.token;
    const stranger = await api.signIn('security');
    const { status, body } = await runAction('end-sessions', userId);
    expect([status, body.data.sessions, body.data.state]).toEqual([200, 0, 'active']);
    expect([await isLive(token), await isLive(second), await isLive(stranger.token)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await login(email)).status).toBe(200);
    expect(await auditActionsOf(api.db, userId)).toEqual(['endAccountSessions']);
  });

  test('gives 404 for an unknown account', async () => {
    for (const what of ['end-sessions', 'disable', 'enable'] as const) {
      expect(statusAndCode(await runAction(what, UNKNOWN_ID))).toEqual([404, 'accounts.not_found']);
    }
  });
});

/** Turns on two-step login for a new person. */
async function withSecondFactor(role: Role) {
  const person = await api.signIn(role);
  const { secret } = (await api.post('/auth/second-factor/set-up', {}, person.token)).body.data;
  const body = { currentPassword: TEST_PASSWORD, totp: currentCode(secret) };
  expect((await api.post('/auth/second-factor/enable', body, person.token)).status).toBe(200);
  return person;
}

describe('the office resets two-step login', () => {
  test.each(['client', 'security'] as const)(
    'of a %s who lost the phone: codes and passkeys end with all sessions, with a mail and an entry',
    async (role) => {
      const { userId, email, token } = await withSecondFactor(role);
      await insertPasskey(userId);
      expect((await accounts(`q=${email}`))[0]).toMatchObject({ hasFactors: true });
      expect(statusAndCode(await login(email, { role }))).toEqual([401, 'auth.second_factor']);
      const reset = await runAction('reset-factors', userId);
      expect([reset.status, reset.body.data]).toMatchObject([200, { hasFactors: false, sessions: 0 }]);
      expect(await isLive(token)).toBe(false);
      const session = await login(email, { role });
      expect(session.status).toBe(200);
      expect((await api.get('/auth/passkeys', session.body.token)).body.data).toEqual([]);
      expect((await subjectsTo(api.db, email)).slice(-2)).toEqual([
        'Your Prahari login no longer asks for a code',
        'A passkey was removed from your Prahari account',
      ]);
      const actions = await auditActionsOf(api.db, userId);
      expect(actions).toContain('resetAccountFactors');
      expect((await runAction('reset-factors', userId)).status).toBe(200);
      expect(await auditActionsOf(api.db, userId)).toEqual(actions);
    },
  );

  test('of no admin, and only with a fresh password', async () => {
    const admin = await withSecondFactor('admin');
    const refused = await runAction('reset-factors', admin.userId);
    expect(statusAndCode(refused)).toEqual([409, 'accounts.admin_factors']);
    expect(await isLive(admin.token)).toBe(true);
    const guard = await withSecondFactor('security');
    const office = await api.signIn('admin');
    const before = nowText(-20 * 60_000);
    await api.db
      .updateTable('sessions')
      .set({ created_at: before })
      .where('user_id', '=', office.userId)
      .execute();
    const stale = await runAction('reset-factors', guard.userId, office.token);
    expect(statusAndCode(stale)).toEqual([403, 'auth.reauthentication_needed']);
    expect(await isLive(guard.token)).toBe(true);
  });
});

describe('an admin', () => {
  test('cannot disable their own account', async () => {
    const admin = await api.signIn('admin');
    const { status, body } = await runAction('disable', admin.userId, admin.token);
    expect([status, body.code]).toEqual([409, 'accounts.own']);
    expect(body.message).toBe('You cannot disable your own account. Ask another admin.');
    expect(await isLive(admin.token)).toBe(true);
  });

  test('remains when all admins disable each other concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const admins = await concurrently(2, () => api.signIn('admin'));
      const [one, other] = admins;
      if (!one || !other) throw new Error('two admins');
      const replies = await Promise.all([
        runAction('disable', other.userId, one.token),
        runAction('disable', one.userId, other.token),
      ]);
      expect(countByStatus(replies)).toEqual({ 200: 1, 401: 1 });
      const live = await Promise.all(admins.map(({ token }) => isLive(token)));
      expect(live.filter(Boolean)).toHaveLength(1);
    }
  });
});

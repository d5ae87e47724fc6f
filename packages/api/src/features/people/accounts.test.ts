import type { AccountRow } from '@prahari/contract/accounts.schemas';
import { describeAuditEntry } from '@prahari/contract/audit-log';
import type { Role } from '@prahari/contract/roles';
import { describe, expect, test } from 'vitest';
import { type Reply, statusAndCode, TEST_PASSWORD } from '../../../testing/api.ts';
import { currentCode } from '../../../testing/authenticator.ts';
import { auditActionsOf, concurrently, countByStatus, UNKNOWN_ID } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { codeFor, mailsTo, observableReply, subjectsTo, wrongCode } from '../../../testing/mailbox.ts';
import { pausedAfter } from '../../../testing/paused-database.ts';
import { rowOf } from '../../../testing/rows.ts';
import { newId, nowText } from '../../db/ids.ts';
import { login as logInWith } from '../auth/login.service.ts';
import { createSession } from '../auth/sessions/sessions.service.ts';

let woken = 0;
const { api, company } = await startCompany({ TRUST_PROXY: '1' }, () => {
  woken += 1;
});

type Action = 'end-sessions' | 'disable' | 'enable' | 'reset-factors';
const runAction = (action: Action, accountId: string, token = company.admin) =>
  api.post(`/admin/accounts/${action}`, { accountId }, token);
const login = (email: string, { password = TEST_PASSWORD, role = 'security' } = {}) =>
  api.post('/auth/login', { email, password, role });
const isLive = async (token: string) => (await api.get('/auth/status', token)).status === 200;
const accounts = async (query = ''): Promise<AccountRow[]> =>
  (await api.get(`/admin/accounts?limit=200&${query}`, company.admin)).body.data;
const sessionsLeft = async (userId: string) =>
  (await api.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length;
const disabledGuard = async () => {
  const guard = await api.signIn('security');
  expect((await runAction('disable', guard.userId)).status).toBe(200);
  return guard;
};

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

describe('a disabled account', () => {
  test('has no session and its owner gets a mail', async () => {
    const { userId, email, token } = await api.signIn('security', { name: 'Ravi Kumar' });
    const before = woken;
    const { status, body } = await runAction('disable', userId);
    expect([status, body.data.state, body.data.sessions]).toEqual([200, 'disabled', 0]);
    expect(await isLive(token)).toBe(false);
    expect(await sessionsLeft(userId)).toBe(0);
    expect(await subjectsTo(api.db, email)).toEqual(['Your Prahari account was disabled']);
    expect(woken).toBeGreaterThan(before);
    const [line] = (await api.get('/admin/audit?limit=1&q=Ravi%20Kumar', company.admin)).body.data;
    expect(describeAuditEntry(line)).toBe('Test admin disabled the account of Ravi Kumar');
  });

  test('cannot be used with a session that was left over', async () => {
    const { userId } = await disabledGuard();
    const { token } = await createSession(
      api.db,
      { id: userId, role: 'security' },
      { source: '127.0.0.1', userAgent: null },
    );
    expect(await isLive(token)).toBe(false);
    expect((await api.get('/security/profile', token)).status).toBe(401);
  });

  test('is revealed only with the right password', async () => {
    const { email } = await disabledGuard();
    const right = await login(email);
    expect([right.status, right.body]).toEqual([
      403,
      {
        success: false,
        code: 'auth.account_disabled',
        message: 'This account is disabled. Call the office.',
      },
    ]);
    const unknown = observableReply(await login('nobody-at-all@example.com'));
    expect(observableReply(await login(email, { password: 'not the password' }))).toEqual(unknown);
    expect(observableReply(await login(email, { role: 'client' }))).toEqual(unknown);
  });

  test('of an admin is refused before the second factor is asked for', async () => {
    const { userId, email } = await api.signIn('admin');
    await runAction('disable', userId);
    expect(statusAndCode(await login(email, { role: 'admin' }))).toEqual([403, 'auth.account_disabled']);
  });

  test('gets no reset code, and a pending one is refused', async () => {
    const { userId, email } = await api.signIn('security');
    await api.post('/auth/forgot-password', { email });
    const otp = await codeFor(api.db, email);
    await runAction('disable', userId);
    const other = await api.signIn('security');
    await api.post('/auth/forgot-password', { email: other.email });
    const wrong = wrongCode(await codeFor(api.db, other.email));
    const verify = (to: string, code: string) => api.post('/auth/verify-otp', { email: to, otp: code });
    const reset = (to: string, code: string) =>
      api.put('/auth/reset-password', { email: to, otp: code, newPassword: 'another lamp at the gate' });
    expect(observableReply(await verify(email, otp))).toEqual(
      observableReply(await verify(other.email, wrong)),
    );
    expect(observableReply(await reset(email, otp))).toEqual(
      observableReply(await reset(other.email, wrong)),
    );
    await api.db.updateTable('code_sends').set({ reset_at: null }).where('email', '=', email).execute();
    const mails = (await mailsTo(api.db, email)).length;
    expect((await api.post('/auth/forgot-password', { email })).status).toBe(200);
    expect(await mailsTo(api.db, email)).toHaveLength(mails);
    expect((await auditActionsOf(api.db, userId)).at(-1)).toBe('forgotPasswordDisabledAccount');
    expect((await login(email)).body.code).toBe('auth.account_disabled');
  });

  test('cannot get a new password from a reset that runs concurrently with disabling', async () => {
    const { userId, email } = await api.signIn('security');
    await api.post('/auth/forgot-password', { email });
    const otp = await codeFor(api.db, email);
    const code = await rowOf(api.db, 'reset_codes', { email });
    await runAction('disable', userId);
    await api.db.insertInto('reset_codes').values(code).execute();
    const body = { email, otp, newPassword: 'another lamp at the gate' };
    expect((await api.put('/auth/reset-password', body)).body.code).toBe('auth.invalid_otp');
  });

  test('of a guard is not listed as available and cannot be assigned', async () => {
    const { guardId, userId, email } = await company.addGuard();
    const { clientId } = await company.addClient();
    const found = async (status: string) =>
      (await api.get(`/admin/guards?status=${status}&q=${email}`, company.admin)).body.data;
    expect(await found('available')).toHaveLength(1);
    await runAction('disable', userId);
    expect(await found('available')).toEqual([]);
    expect(await found('disabled')).toMatchObject([{ _id: guardId, status: 'disabled' }]);
    const refused = await company.assignGuard(guardId, clientId);
    expect([refused.status, refused.body.code]).toEqual([409, 'assignments.guard_not_available']);
    await runAction('enable', userId);
    expect((await company.assignGuard(guardId, clientId)).status).toBe(201);
  });

  test('allows login once enabled, without restoring sessions', async () => {
    const { userId, email, token } = await api.signIn('security');
    await runAction('disable', userId);
    const { status, body } = await runAction('enable', userId);
    expect([status, body.data.state, body.data.disabledAt]).toEqual([200, 'active', null]);
    expect(await isLive(token)).toBe(false);
    expect((await login(email)).status).toBe(200);
    await runAction('enable', userId);
    expect(await auditActionsOf(api.db, userId)).toEqual(['disableAccount', 'enableAccount']);
    expect((await mailsTo(api.db, email)).at(-1)?.subject).toBe('Your Prahari account was enabled');
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

test.each([0, 1, 2, 3, 4, 5])(
  'of six logins concurrent with disabling, %i of them before it, none leaves a live session',
  async (before) => {
    const { userId, email } = await api.signIn('security');
    const body = { email, password: TEST_PASSWORD, role: 'security' };
    let answered = 0;
    let switched: Promise<Reply> | undefined;
    const switchedOnce = () => {
      if (answered >= before) switched ??= runAction('disable', userId);
    };
    const logins = concurrently(6, async (n) => {
      // From different sources, because logins from one source run one after another.
      const headers = { 'x-forwarded-for': `203.0.113.${n}` };
      const reply = await api.send('POST', '/auth/login', { body, headers });
      answered += 1;
      switchedOnce();
      return reply;
    });
    switchedOnce();
    const replies = await logins;
    expect((await switched)?.status).toBe(200);
    for (const reply of replies) expect([200, 403]).toContain(reply.status);
    for (const { body: got } of replies) if (got.token) expect(await isLive(got.token)).toBe(false);
    expect(await sessionsLeft(userId)).toBe(0);
  },
);

test('a login that read the account before it was disabled starts no session', async () => {
  const { userId, email } = await api.signIn('security');
  const statuses: number[] = [];
  const db = pausedAfter(api.db, 'password_hash', async () => {
    statuses.push((await runAction('disable', userId)).status);
  });
  const credentials = { email, password: TEST_PASSWORD, role: 'security' } as const;
  const from = { source: '203.0.113.9', siteUrl: 'http://site.test', userAgent: null };
  await expect(logInWith(db, credentials, from)).rejects.toMatchObject({ code: 'auth.account_disabled' });
  expect(statuses).toEqual([200]);
  expect(await sessionsLeft(userId)).toBe(0);
});

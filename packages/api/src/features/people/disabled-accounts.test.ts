import { describeAuditEntry } from '@prahari/contract/audit-log';
import { describe, expect, test } from 'vitest';
import { type Reply, statusAndCode, TEST_PASSWORD } from '../../../testing/api.ts';
import { auditActionsOf, concurrently } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { codeFor, mailsTo, observableReply, subjectsTo, wrongCode } from '../../../testing/mailbox.ts';
import { pausedAfter } from '../../../testing/paused-database.ts';
import { rowOf } from '../../../testing/rows.ts';
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
const sessionsLeft = async (userId: string) =>
  (await api.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length;
const disabledGuard = async () => {
  const guard = await api.signIn('security');
  expect((await runAction('disable', guard.userId)).status).toBe(200);
  return guard;
};

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

  test('is told nothing by WhatsApp until it is enabled', async () => {
    const { guardId, userId } = await company.addGuard();
    const told = async () =>
      (await api.get('/admin/messages?status=unsent', company.admin)).body.data.filter(
        ({ person }: { person: { _id: string } }) => person._id === guardId,
      ).length;
    const counted = async () =>
      (await api.get('/admin/overview', company.admin)).body.data.messagesUnsent as number;
    const before = await counted();
    await runAction('disable', userId);
    expect([await told(), await counted()]).toEqual([0, before - 1]);
    await runAction('enable', userId);
    expect([await told(), await counted()]).toEqual([1, before]);
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

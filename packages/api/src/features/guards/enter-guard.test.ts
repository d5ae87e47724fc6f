import { setTimeout as wait } from 'node:timers/promises';
import { describeAuditEntry } from '@prahari/contract/audit-log';
import { describe, expect, it } from 'vitest';
import { daysFromToday, postBody } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { linkTokenFor } from '../../../testing/mailbox.ts';
import { setRows } from '../../../testing/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { setFirstPassword } from '../auth/signup/entered-users.service.ts';

const { api, company } = await startCompany();

const PASSWORD = 'a whistle and a torch';
const ravi = { name: 'Ravi Kumar', phone: '098765 43210', city: 'Bhopal' };
const add = (body: object, headers?: Record<string, string>) =>
  api.post('/admin/guards', body, company.admin, headers);
const recordOf = async (id: string) => (await api.get(`/admin/guards/${id}/record`, company.admin)).body.data;
const invite = async (userId: string, by: 'mail' | 'link') =>
  api.post('/admin/invite-person', { userId, by }, company.admin);
const accept = (invitation: string, password = PASSWORD) =>
  api.post('/auth/accept-invitation', { invitation, password, confirmPassword: password });
const tokenIn = (link: string): string => link.split('#')[1] ?? '';
const mailTo = async (email: string) =>
  (
    await api.db
      .selectFrom('outbox')
      .select('text')
      .where('recipient', '=', email)
      .where('subject', '=', 'Your Prahari login')
      .orderBy('id')
      .execute()
  ).map(({ text }) => text);

describe('a guard without an email', () => {
  it('is in the lists, found by phone and home city, and gets no mail', async () => {
    const papers = [{ kind: 'medical', number: 'M-17', expiresOn: daysFromToday(12) }];
    const { status, body } = await add({ ...ravi, skills: 'CCTV, Dog handling, cctv', papers });
    expect([status, body.data.user.email, body.data.specialization]).toEqual([
      201,
      '',
      ['CCTV', 'Dog handling'],
    ]);
    for (const q of ['987654', 'bhopal', 'Ravi'])
      expect((await api.get(`/admin/guards?q=${q}`, company.admin)).body.data).toEqual([body.data]);
    expect(await recordOf(body.data._id)).toMatchObject({
      phone: '+919876543210',
      login: { state: 'none', invitedUntil: null },
      papers,
    });
    const account = (await api.get('/admin/accounts?q=Ravi', company.admin)).body.data[0];
    await api.post('/admin/accounts/disable', { accountId: account._id }, company.admin);
    const mails = await api.db.selectFrom('outbox').select('id').where('recipient', '=', '').execute();
    expect([account.email, mails]).toEqual(['', []]);
  });

  it('can be assigned and seen by the client, and two may be without an email', async () => {
    const { data: guard } = (await add({ ...ravi, name: 'Om Prakash', phone: '98765 43211' })).body;
    const client = await company.addClient();
    const { body } = await company.assignGuard(guard._id, client.clientId);
    expect(body.data.guard.user).toEqual({ _id: guard.user._id, name: 'Om Prakash', email: '' });
    const profile = (await api.get('/client/profile', client.token)).body.data;
    expect(profile.activeAssignments[0].guard.user.name).toBe('Om Prakash');
  });
});

describe('a phone that another guard has', () => {
  it('is refused with the name when the caller expects none, however it was typed', async () => {
    const sister = await company.addGuard();
    await setRows(
      api.db,
      'users',
      { id: sister.userId },
      { name: 'Sunita Verma', phone: '+91 (0) 97002-00 001' },
    );
    const asha = { name: 'Asha Verma', phone: '97002 00001', city: 'Bhopal' };
    const refused = await add({ ...asha, hasOwnPhone: true });
    const message = 'Sunita Verma has this phone';
    expect([refused.status, refused.body]).toEqual([
      409,
      { success: false, code: 'people.phone_taken', message, errors: [{ path: 'phone', message }] },
    ]);
    expect((await api.get('/admin/guards?q=Asha Verma', company.admin)).body.data).toEqual([]);
    expect((await add({ ...asha, hasOwnPhone: false })).status).toBe(201);
    // Another number, and a client with the same one.
    expect((await add({ ...asha, phone: '97002 00002', hasOwnPhone: true })).status).toBe(201);
    const client = { ...postBody(''), name: 'Verma Stores', phone: asha.phone, hasOwnPhone: true };
    expect((await api.post('/admin/clients', client, company.admin)).status).toBe(201);
    const again = await api.post('/admin/clients', client, company.admin);
    expect([again.status, again.body.message]).toEqual([409, 'Verma Stores has this phone']);
    const both = await api.post('/admin/clients', { ...client, hasOwnPhone: undefined }, company.admin);
    expect(both.status).toBe(201);
  });

  it('refuses a correction when the caller expects none, and one’s own phone does not', async () => {
    const message = 'Kiran Bose has this phone';
    const kiran = { ...ravi, name: 'Kiran Bose', phone: '97003 00001' };
    const mohan = { ...ravi, name: 'Mohan Bose', phone: '97003 00002' };
    await add(kiran);
    const guardId = (await add(mohan)).body.data._id;
    const correct = (phone: string, hasOwnPhone: boolean) =>
      api.put('/admin/guards', { ...mohan, guardId, phone, hasOwnPhone }, company.admin);
    const refused = await correct(kiran.phone, true);
    expect([refused.status, refused.body.message, refused.body.errors]).toEqual([
      409,
      message,
      [{ path: 'phone', message }],
    ]);
    expect((await recordOf(guardId)).phone).toBe('+919700300002');
    expect((await correct('0 97003 00002', true)).status).toBe(200);
    expect((await correct(kiran.phone, false)).status).toBe(200);
    expect((await recordOf(guardId)).phone).toBe('+919700300001');
  });
});

describe('an invitation', () => {
  it('is mailed once and sets the password once', async () => {
    const email = 'lalita@guards.example';
    const { data } = (await add({ ...ravi, name: 'Lalita', email })).body;
    const [text = ''] = await mailTo(email);
    const token = tokenIn(/\S+#\S+/.exec(text)?.[0] ?? '');
    expect((await recordOf(data._id)).login).toEqual({ state: 'invited', invitedUntil: expect.any(String) });
    expect((await api.post('/auth/login', { email, password: PASSWORD, role: 'security' })).status).toBe(401);
    const tries = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await api.post('/auth/login', { email, password: PASSWORD, role: 'security' })).status).toBe(200);
    expect((await recordOf(data._id)).login.state).toBe('active');
    expect((await invite(data.user._id, 'mail')).body.code).toBe('people.has_login');
    const { entries } = (await recordOf(data._id)).timeline;
    expect(entries.map(describeAuditEntry)).toEqual([
      'Lalita accepted the invitation and set a password',
      'Test admin invited Lalita to set a password',
      'Test admin added Lalita as a guard',
    ]);
  });

  it('is void after a newer one, after 7 days and after the email changed', async () => {
    const email = 'asha@guards.example';
    const { data } = (await add({ ...ravi, email })).body;
    const again = async () => {
      await invite(data.user._id, 'mail');
      return linkTokenFor(api.db, email);
    };
    const first = await linkTokenFor(api.db, email);
    const second = await again();
    expect((await accept(first)).body.code).toBe('invitations.invalid');
    await setRows(
      api.db,
      'invitations',
      { user_id: data.user._id },
      { expires_at: new Date(Date.now() - 1).toISOString() },
    );
    expect((await accept(second)).body.code).toBe('invitations.invalid');
    const third = await again();
    const changed = { ...ravi, guardId: data._id, email: 'asha.rao@guards.example' };
    expect((await api.put('/admin/guards', changed, company.admin)).status).toBe(200);
    expect((await accept(third)).body.code).toBe('invitations.invalid');
    expect(await mailTo('asha@guards.example')).toHaveLength(3);
  });

  it('sets no password for somebody who already set one by a reset', async () => {
    const { data } = (await add({ ...ravi, email: 'own@guards.example' })).body;
    const token = await linkTokenFor(api.db, 'own@guards.example');
    await setRows(api.db, 'users', { id: data.user._id }, { password_hash: 'another' });
    expect((await accept(token)).body.code).toBe('invitations.invalid');
  });
});

it('an email that another person has is refused and nothing is kept', async () => {
  const guard = await company.addGuard();
  const before = (await api.get('/admin/guards?limit=1', company.admin)).body.total;
  expect((await add({ ...ravi, email: guard.email })).body).toMatchObject({ code: 'people.email_taken' });
  const papers = [{ kind: 'medical', number: 'M-17', expiresOn: daysFromToday(12) }];
  const { body } = await add({ ...ravi, papers: [...papers, ...papers] });
  expect(body.code).toBe('request.invalid');
  expect((await api.get('/admin/guards?limit=1', company.admin)).body.total).toBe(before);
});

it('an email cannot be changed concurrently with an invitation that sets the password', async () => {
  const { data } = (await add({ ...ravi, phone: '98765 43219', email: 'wrong@guards.example' })).body;
  const changed = { ...ravi, phone: '98765 43219', guardId: data._id, email: 'right@guards.example' };
  const correction = await inTransaction(api.db, async (tx) => {
    await setFirstPassword(tx, data.user._id, { password: PASSWORD, passwordHash: 'a hash' });
    const waiting = api.put('/admin/guards', changed, company.admin);
    // Gives the change time to reach this transaction's lock; if it comes later, it is refused,
    // too.
    await Promise.race([waiting, wait(200)]);
    return { waiting };
  });
  expect((await correction.waiting).body.code).toBe('people.has_login');
});

it('a login cannot be changed by the office, and a correction is in the list at once', async () => {
  const guard = await company.addGuard({ name: 'Old Name' });
  const body = {
    ...ravi,
    name: 'New Name',
    guardId: guard.guardId,
    experience: 4,
    dateOfBirth: '1990-05-04',
  };
  const refused = await api.put('/admin/guards', { ...body, email: 'x@y.example' }, company.admin);
  expect(refused.body.code).toBe('people.has_login');
  await api.put('/admin/guards', { ...body, email: guard.email }, company.admin);
  const found = (await api.get('/admin/guards?q=New%20Name', company.admin)).body.data;
  expect(found).toMatchObject([{ _id: guard.guardId, experience: 4 }]);
});

it('a correction without the phone keeps the stored one, which may break today’s rule', async () => {
  const { guardId, userId } = await company.addGuard();
  await api.db.updateTable('users').set({ phone: '12345' }).where('id', '=', userId).execute();
  const { phone: _, ...body } = { ...ravi, email: undefined, guardId, hasOwnPhone: true };
  await api.db.updateTable('users').set({ email: null }).where('id', '=', userId).execute();
  expect((await api.put('/admin/guards', body, company.admin)).status).toBe(200);
  const { data } = (await api.get(`/admin/guards/${guardId}/record`, company.admin)).body;
  expect([data.phone, data.guard.user.name]).toEqual(['12345', ravi.name]);
});

it.each([
  [18, -1, 400],
  [18, 1, 201],
  [65, 1, 400],
  [65, -1, 201],
])('a person of %i years and %i days is accepted or refused with %i', async (years, days, status) => {
  const date = new Date(Date.parse(daysFromToday(-days)));
  date.setUTCFullYear(date.getUTCFullYear() - years);
  const dateOfBirth = date.toISOString().slice(0, 10);
  expect([dateOfBirth, (await add({ ...ravi, dateOfBirth })).status]).toEqual([dateOfBirth, status]);
});

import { describeAuditEntry } from '@prahari/contract/audit-log';
import { expect, test } from 'vitest';
import { statusAndCode, TEST_PASSWORD } from '../../../../testing/api.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { itOnce } from '../../../../testing/it-once.ts';
import { codeFor, linkTokenFor, mailsTo, subjectsTo } from '../../../../testing/mailbox.ts';

const { api, company } = await startCompany();

let count = 0;
const newAddress = () => {
  count += 1;
  return `new-${count}@example.com`;
};
const login = async (email: string, role = 'client', password = TEST_PASSWORD) =>
  (await api.post('/auth/login', { email, password, role })).status;
/** Lets the office fulfil a correction of a person with a new email. */
async function correctEmail(token: string, email: string, admin = company.admin) {
  const asked = await api.post('/auth/data-requests', { kind: 'correction', note: 'My email' }, token);
  const body = { requestId: asked.body.data[0]._id, answer: 'fulfil', email };
  return api.post('/admin/data-requests/answer', body, admin);
}
const codeIn = async (email: string) =>
  /\b\d{6}\b/.exec((await mailsTo(api.db, email)).map(({ text }) => text).join())?.[0] ?? '';
const confirm = (token: string, otp: string) => api.post('/auth/email-change', { otp }, token);
const keep = (token: string) => api.post('/auth/keep-email', { token });

itOnce('an admin who corrects a client’s email to an own address cannot log in as the client', async () => {
  const client = await api.signIn('client');
  const own = newAddress();
  expect((await correctEmail(client.token, own)).status).toBe(200);
  await api.post('/auth/forgot-password', { email: own });
  expect(await subjectsTo(api.db, own)).toEqual(['Confirm your new email for Prahari']);
  const otp = await codeIn(own);
  const reset = { email: own, otp, newPassword: 'a kite above the river' };
  expect((await api.put('/auth/reset-password', reset)).status).toBe(400);
  expect((await confirm(company.admin, otp)).body.code).toBe('email_changes.none');
  expect((await api.post('/auth/email-change', { otp })).status).toBe(401);
  expect([await login(own), await login(client.email)]).toEqual([401, 200]);
});

test('a new email counts once its code is entered in a session of the person', async () => {
  const client = await api.signIn('client', { name: 'Moves House' });
  const other = (await api.post('/auth/login', { ...client, password: TEST_PASSWORD, role: 'client' })).body;
  const email = newAddress();
  await correctEmail(client.token, email);
  expect((await api.get('/auth/email-change', client.token)).body.data).toMatchObject({ email });
  expect((await confirm(client.token, await codeIn(email))).status).toBe(200);
  expect((await api.get('/auth/status', client.token)).body.user.email).toBe(email);
  expect((await api.get('/auth/status', other.token)).status).toBe(401);
  expect([await login(email), await login(client.email)]).toEqual([200, 401]);
  expect((await api.get('/auth/email-change', client.token)).body.data).toBeNull();
  const [entry] = (await api.get('/admin/audit?limit=1&q=Moves', company.admin)).body.data;
  expect(describeAuditEntry(entry)).toContain('Moves House');
});

itOnce('five wrong codes end the change of an email', async () => {
  const { token } = await api.signIn('client');
  const email = newAddress();
  await correctEmail(token, email);
  const code = await codeIn(email);
  const wrong = code === '000000' ? '111111' : '000000';
  const replies = await Promise.all(Array.from({ length: 8 }, () => confirm(token, wrong)));
  expect(replies.filter(({ body }) => body.code === 'auth.invalid_otp')).toHaveLength(5);
  expect((await confirm(token, code)).body.code).toBe('email_changes.none');
});

itOnce('the former address stops a new one before it counts, and brings itself back after', async () => {
  const before = await api.signIn('client');
  const stopped = newAddress();
  await correctEmail(before.token, stopped);
  expect((await keep(await linkTokenFor(api.db, before.email, 'keep-email'))).status).toBe(200);
  expect((await confirm(before.token, await codeIn(stopped))).body.code).toBe('email_changes.none');
  expect((await api.get('/auth/status', before.token)).status).toBe(200);

  const after = await api.signIn('client');
  const counted = newAddress();
  await correctEmail(after.token, counted);
  expect((await confirm(after.token, await codeIn(counted))).status).toBe(200);
  await api.post('/auth/forgot-password', { email: counted });
  const otp = await codeFor(api.db, counted);
  const taken = { email: counted, otp, newPassword: 'a thief with a lantern' };
  expect((await api.put('/auth/reset-password', taken)).status).toBe(200);
  const way = await linkTokenFor(api.db, after.email, 'keep-email');
  const replies = await Promise.all([keep(way), keep(way)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await api.get('/auth/status', after.token)).status).toBe(401);
  expect(await login(counted, 'client', 'a thief with a lantern')).toBe(401);
  expect(await login(after.email, 'client', 'a thief with a lantern')).toBe(401);
  await api.post('/auth/forgot-password', { email: after.email });
  const own = { email: after.email, otp: await codeFor(api.db, after.email), newPassword: TEST_PASSWORD };
  expect((await api.put('/auth/reset-password', own)).status).toBe(200);
  expect(await login(after.email)).toBe(200);
});

itOnce('nobody changes the email of an admin, and nobody answers an own request', async () => {
  const admin = await api.signIn('admin');
  const email = newAddress();
  expect(statusAndCode(await correctEmail(admin.token, email))).toEqual([409, 'data_requests.admin_email']);
  expect(statusAndCode(await correctEmail(admin.token, email, admin.token))).toEqual([
    409,
    'data_requests.own',
  ]);
  expect(await login(admin.email, 'admin')).toBe(200);
});

test('an email that somebody else has is refused when the office enters it and when it would count', async () => {
  const [one, other] = [await api.signIn('client'), await api.signIn('client')];
  expect(statusAndCode(await correctEmail(one.token, other.email))).toEqual([409, 'people.email_taken']);
  const email = newAddress();
  await correctEmail(one.token, email);
  const code = await codeIn(email);
  await api.signIn('client', { email });
  expect(statusAndCode(await confirm(one.token, code))).toEqual([409, 'people.email_taken']);
});

itOnce(
  'a link that sets a password is shown only for a person without an email, who proves one',
  async () => {
    const body = { name: 'Lalita Devi', phone: '98765 43210', city: 'Bhopal' };
    const withEmail = (await api.post('/admin/guards', { ...body, email: newAddress() }, company.admin)).body;
    const invite = (userId: string, by: string) =>
      api.post('/admin/invite-person', { userId, by }, company.admin);
    expect(statusAndCode(await invite(withEmail.data.user._id, 'link'))).toEqual([409, 'people.has_email']);
    expect(JSON.stringify((await invite(withEmail.data.user._id, 'mail')).body)).not.toMatch(/[\w-]{43}/);

    const { data } = (await api.post('/admin/guards', body, company.admin)).body;
    expect(statusAndCode(await invite(data.user._id, 'mail'))).toEqual([409, 'people.no_email']);
    const { link } = (await invite(data.user._id, 'link')).body.data;
    const accept = (more: object = {}) =>
      api.post('/auth/accept-invitation', {
        invitation: link.split('#')[1],
        password: TEST_PASSWORD,
        confirmPassword: TEST_PASSWORD,
        ...more,
      });
    const email = newAddress();
    expect((await accept()).body.code).toBe('invitations.email_needed');
    expect((await accept({ email })).body.code).toBe('invitations.code_needed');
    expect((await accept({ email, otp: '000000' })).body.code).toBe('auth.invalid_otp');
    const otp = await codeFor(api.db, email);
    expect((await accept({ email: newAddress(), otp })).body.code).toBe('auth.invalid_otp');
    const replies = await Promise.all([accept({ email, otp }), accept({ email, otp })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await login(email, 'security')).toBe(200);
  },
);

itOnce('an invitation does not tell whether an address has an account', async () => {
  const known = await api.signIn('client');
  const body = { name: 'Kiran Rao', phone: '98765 43211', city: 'Bhopal' };
  const { data } = (await api.post('/admin/guards', body, company.admin)).body;
  const invitation = { userId: data.user._id, by: 'link' };
  const { link } = (await api.post('/admin/invite-person', invitation, company.admin)).body.data;
  const reply = await api.post('/auth/accept-invitation', {
    invitation: link.split('#')[1],
    password: TEST_PASSWORD,
    confirmPassword: TEST_PASSWORD,
    email: known.email,
  });
  expect(reply.body.code).toBe('invitations.code_needed');
  expect(await subjectsTo(api.db, known.email)).toEqual(['You already have a Prahari account']);
});

itOnce(
  'a person without a password hears at the former address of a new one, and can be invited anew',
  async () => {
    const email = newAddress();
    const body = { name: 'Meher Irani', phone: '98765 43212', city: 'Bhopal' };
    const { data } = (await api.post('/admin/guards', { ...body, email }, company.admin)).body;
    const changed = { ...body, guardId: data._id, email: newAddress() };
    const correct = () => api.put('/admin/guards', changed, company.admin);
    expect((await correct()).status).toBe(200);
    const person = { userId: data.user._id, by: 'mail' };
    await api.post('/admin/invite-person', person, company.admin);
    expect(await keep(await linkTokenFor(api.db, email, 'keep-email'))).toMatchObject({
      status: 200,
      body: { data: { email } },
    });
    const accept = async () =>
      api.post('/auth/accept-invitation', {
        invitation: await linkTokenFor(api.db, changed.email),
        password: TEST_PASSWORD,
        confirmPassword: TEST_PASSWORD,
      });
    expect((await accept()).body.code).toBe('invitations.invalid');
    expect((await correct()).status).toBe(200);
    expect((await api.post('/admin/invite-person', person, company.admin)).status).toBe(200);
    expect((await accept()).status).toBe(200);
  },
);

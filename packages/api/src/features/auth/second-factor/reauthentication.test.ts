import { describeAuditEntry } from '@prahari/contract/audit-log';
import { REAUTHENTICATION_MINUTES } from '@prahari/contract/constants';
import { definitions } from '@prahari/contract/definitions';
import { guardColumns } from '@prahari/contract/imports';
import { afterEach, expect, test, vi } from 'vitest';
import { statusAndCode, TEST_PASSWORD } from '../../../../testing/api.ts';
import { currentCode } from '../../../../testing/authenticator.ts';
import { addPost, daysFromToday } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { sheetBody } from '../../../../testing/sheet-body.ts';

const { api, company } = await startCompany();
afterEach(() => vi.useRealTimers());

const NEEDED = [403, 'auth.reauthentication_needed'];
const minutesLater = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
const reauthenticate = (token: string, currentPassword = TEST_PASSWORD, more: object = {}) =>
  api.post('/auth/reauthenticate', { currentPassword, ...more }, token);

/** Logs in the person of a session once more and returns the id of the new session. */
async function anotherSession(token: string): Promise<string> {
  const { email, role } = (await api.get('/auth/status', token)).body.user;
  await api.post('/auth/login', { email, password: TEST_PASSWORD, role });
  const { data } = (await api.get('/auth/sessions', token)).body;
  return data.find(({ current }: { current: boolean }) => !current)._id;
}
let imported = 0;
const endOtherSessions = (token: string) => api.send('DELETE', '/auth/sessions', { token });

/** Actions that ask for the password again. Each creates its row first. */
const actions: Record<string, (token: string) => Promise<{ status: number; body: { code?: string } }>> = {
  'disabling an account': async (token) => {
    const { userId } = await api.signIn('security');
    return api.post('/admin/accounts/disable', { accountId: userId }, token);
  },
  'deleting a bill': async (token) => {
    const { clientId } = await company.addClient();
    const { body } = await company.generateBill(clientId);
    return api.post('/admin/bills/delete', { billId: body.data._id }, token);
  },
  'removing an import': async (token) => {
    imported += 1;
    const csv = `${Object.values(guardColumns).join(',')}\nImported,9700020${`${imported}`.padStart(3, '0')},,Pune,,,,,,,,,`;
    await api.post('/admin/import-guards', sheetBody('guards', csv), company.admin);
    const { about } = (await api.get('/admin/audit?status=applications&limit=1', company.admin)).body.data[0];
    return api.post('/admin/remove-import', { importId: about.importId }, token);
  },
  'an import that invites': async (token) => {
    imported += 1;
    const phone = `9700021${`${imported}`.padStart(3, '0')}`;
    const csv = `${Object.values(guardColumns).join(',')}\nInvited,${phone},invited${imported}@example.com,Pune,,,,,,,,,`;
    return api.post('/admin/import-guards', sheetBody('guards', csv, { sendInvitations: true }), token);
  },
  'making an API token': async (token) => {
    const body = { name: 'Payroll', scopes: ['guards:read'], validUntil: daysFromToday(30) };
    const { status, body: reply } = await api.post('/admin/api-tokens', body, token);
    return { status: status === 201 ? 200 : status, body: reply };
  },
  'adding a webhook': async (token) => {
    const body = { url: 'https://erp.example.com/', events: ['bill.made'] };
    const { status, body: reply } = await api.post('/admin/webhooks', body, token);
    return { status: status === 201 ? 200 : status, body: reply };
  },
  'changing the company’s bank account': (token) =>
    api.put('/admin/company', { bank: { accountNumber: '50200012345678' } }, token),
  'changing the company’s UPI address': (token) =>
    api.put('/admin/company', { upi: { vpa: 'prahari@examplebank' } }, token),
  'exporting a list': (token) => api.post('/admin/export', { list: 'guards' }, token),
  'exporting a month of a post': async (token) => {
    const { clientId } = await company.addClient();
    const postId = await addPost(api, company.admin, clientId);
    return api.post('/admin/muster/export', { postId, month: daysFromToday(0).slice(0, 7) }, token);
  },
  'ending a session': async (token) =>
    api.send('DELETE', `/auth/sessions/${await anotherSession(token)}`, { token }),
  'ending all other sessions': endOtherSessions,
};

test.each(Object.entries(actions))(
  '%s asks for the password once the login is 15 minutes old',
  async (_, action) => {
    const { token } = await api.signIn('admin');
    minutesLater(REAUTHENTICATION_MINUTES - 1);
    expect((await action(token)).status).toBe(200);
    minutesLater(2);
    const refused = await action(token);
    expect([refused.status, refused.body.code]).toEqual(NEEDED);
    expect((await api.get('/admin/bills?limit=1', token)).status).toBe(200);
    expect((await reauthenticate(token)).status).toBe(200);
    expect((await action(token)).status).toBe(200);
    minutesLater(REAUTHENTICATION_MINUTES + 1);
    expect((await action(token)).body.code).toBe(NEEDED[1]);
  },
);

const asking = Object.entries(definitions).filter(([, { reauthenticates }]) => reauthenticates);

test('no call that asks for the password is answered to an old login, whatever it sends', async () => {
  const { token } = await api.signIn('admin');
  minutesLater(REAUTHENTICATION_MINUTES + 1);
  expect(asking.length).toBeGreaterThan(Object.keys(actions).length);
  for (const [name, { method, path }] of asking)
    for (const body of method === 'GET' ? [undefined] : [{}, '{"', undefined]) {
      const reply = await api.send(method, path.replace('{id}', 'x'), { token, body });
      expect([name, body, reply.status, reply.body.code]).toEqual([name, body, ...NEEDED]);
    }
});

test('each file of the office asks for the password, but papers that are made to be handed over', () => {
  const files = Object.entries(definitions).filter(
    ([, { access, replyTypes }]) => access === 'admin' && replyTypes,
  );
  const unasked = files.filter(([, { reauthenticates }]) => !reauthenticates).map(([name]) => name);
  expect(unasked.sort()).toEqual([
    'downloadBill',
    'downloadChallan',
    'downloadCreditNote',
    'downloadIdentityCard',
    'downloadPaperPack',
    'downloadReceipt',
    'downloadStatement',
  ]);
});

test('a reauthentication counts for its own session only, with an audit entry', async () => {
  const { token, email, name } = await api.signIn('admin', { name: 'Meera Shah' });
  const { body } = await api.post('/auth/login', { email, password: TEST_PASSWORD, role: 'admin' });
  minutesLater(REAUTHENTICATION_MINUTES + 1);
  await reauthenticate(token);
  const [entry] = (await api.get('/admin/audit?limit=1', token)).body.data;
  expect(describeAuditEntry(entry)).toBe(`${name} entered their password again`);
  const action = (sent: string) => api.post('/admin/export', { list: 'guards' }, sent);
  expect([(await action(token)).status, (await action(body.token)).status]).toEqual([200, 403]);
});

test('a wrong password does not reauthenticate, and the tenth makes this session wait, but no login', async () => {
  const { token, email } = await api.signIn('admin');
  minutesLater(REAUTHENTICATION_MINUTES + 1);
  const first = await reauthenticate(token, 'not the password');
  expect([first.status, first.body.code]).toEqual([400, 'auth.wrong_password']);
  expect((await api.post('/admin/export', { list: 'guards' }, token)).body.code).toBe(NEEDED[1]);
  for (let n = 1; n < 10; n += 1) await reauthenticate(token, 'not the password');
  expect(statusAndCode(await reauthenticate(token))).toEqual([429, 'auth.too_many_failures']);
  expect((await api.post('/auth/login', { email, password: TEST_PASSWORD, role: 'admin' })).status).toBe(200);
});

test.each(['client', 'security'] as const)(
  'a %s enters the password again to end sessions, but not to log out',
  async (role) => {
    const { token } = await api.signIn(role);
    const other = await anotherSession(token);
    minutesLater(REAUTHENTICATION_MINUTES + 1);
    const refused = await api.send('DELETE', `/auth/sessions/${other}`, { token });
    expect([refused.status, refused.body.code]).toEqual(NEEDED);
    expect((await endOtherSessions(token)).body.code).toBe(NEEDED[1]);
    expect((await api.get('/auth/sessions', token)).body.data).toHaveLength(2);
    await reauthenticate(token);
    expect((await endOtherSessions(token)).status).toBe(200);
    minutesLater(REAUTHENTICATION_MINUTES + 1);
    expect((await api.post('/auth/logout', {}, token)).status).toBe(200);
  },
);

test('where two-step login is on, the password alone does not reauthenticate', async () => {
  const { token } = await api.signIn('admin');
  const { secret } = (await api.post('/auth/second-factor/set-up', {}, token)).body.data;
  const proof = { currentPassword: TEST_PASSWORD, totp: currentCode(secret) };
  const { recoveryCodes } = (await api.post('/auth/second-factor/enable', proof, token)).body.data;
  minutesLater(REAUTHENTICATION_MINUTES + 1);
  const exported = async () => (await api.post('/admin/export', { list: 'guards' }, token)).status;
  for (const more of [{}, { totp: '' }, { totp: proof.totp }]) {
    expect(statusAndCode(await reauthenticate(token, TEST_PASSWORD, more))).toEqual([400, 'auth.wrong_code']);
  }
  const right = { totp: currentCode(secret) };
  expect((await reauthenticate(token, 'not the password', right)).body.code).toBe('auth.wrong_password');
  expect(await exported()).toBe(403);
  expect((await reauthenticate(token, TEST_PASSWORD, right)).status).toBe(200);
  expect(await exported()).toBe(200);
  minutesLater(REAUTHENTICATION_MINUTES + 1);
  expect((await reauthenticate(token, TEST_PASSWORD, { totp: recoveryCodes[0] })).status).toBe(200);
  expect(await exported()).toBe(200);
});

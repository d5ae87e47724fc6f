import { describeAuditEntry } from '@prahari/contract';
import { REAUTHENTICATION_MINUTES } from '@prahari/contract/constants';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startApi, TEST_PASSWORD, type TestApi } from '../../testing/api.ts';
import { type Company, createCompany } from '../../testing/company.ts';

let api: TestApi;
let company: Company;
beforeAll(async () => {
  api = await startApi();
  company = await createCompany(api);
});
afterAll(() => api.stop());
afterEach(() => vi.useRealTimers());

const NEEDED = [403, 'auth.reauthentication_needed'];
const minutesLater = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
const reauthenticate = (token: string, currentPassword = TEST_PASSWORD) =>
  api.post('/auth/reauthenticate', { currentPassword }, token);

/** What asks for the password again, each with a row of its own. */
const acts: Record<string, (token: string) => Promise<{ status: number; body: { code?: string } }>> = {
  'disabling an account': async (token) => {
    const { userId } = await api.signIn('security');
    return api.post('/admin/accounts/disable', { accountId: userId }, token);
  },
  'deleting a bill': async (token) => {
    const { clientId } = await company.addClient();
    const { body } = await company.generateBill(clientId);
    return api.post('/admin/bills/delete', { billId: body.data._id }, token);
  },
  'exporting a list': (token) => api.post('/admin/export', { list: 'guards' }, token),
};

test.each(Object.entries(acts))(
  '%s asks for the password once the login is 15 minutes old',
  async (_, act) => {
    const { token } = await api.signIn('admin');
    minutesLater(REAUTHENTICATION_MINUTES - 1);
    expect((await act(token)).status).toBe(200);
    minutesLater(2);
    const refused = await act(token);
    expect([refused.status, refused.body.code]).toEqual(NEEDED);
    expect((await api.get('/admin/bills?limit=1', token)).status).toBe(200);
    expect((await reauthenticate(token)).status).toBe(200);
    expect((await act(token)).status).toBe(200);
    minutesLater(REAUTHENTICATION_MINUTES + 1);
    expect((await act(token)).body.code).toBe(NEEDED[1]);
  },
);

test('a reauthentication counts for its own session only, with an audit entry', async () => {
  const { token, email, name } = await api.signIn('admin', { name: 'Meera Shah' });
  const { body } = await api.post('/auth/login', { email, password: TEST_PASSWORD, role: 'admin' });
  minutesLater(REAUTHENTICATION_MINUTES + 1);
  await reauthenticate(token);
  const [entry] = (await api.get('/admin/audit?limit=1', token)).body.data;
  expect(describeAuditEntry(entry)).toBe(`${name} entered their password again`);
  const act = (sent: string) => api.post('/admin/export', { list: 'guards' }, sent);
  expect([(await act(token)).status, (await act(body.token)).status]).toEqual([200, 403]);
});

test('a wrong password does not reauthenticate and counts as a failed login', async () => {
  const { token, email } = await api.signIn('admin');
  minutesLater(REAUTHENTICATION_MINUTES + 1);
  const first = await reauthenticate(token, 'not the password');
  expect([first.status, first.body.code]).toEqual([400, 'auth.wrong_password']);
  expect((await api.post('/admin/export', { list: 'guards' }, token)).body.code).toBe(NEEDED[1]);
  for (let n = 1; n < 10; n += 1) await reauthenticate(token, 'not the password');
  const locked = await reauthenticate(token);
  expect([locked.status, locked.body.code]).toEqual([429, 'auth.too_many_failures']);
  expect((await api.post('/auth/login', { email, password: TEST_PASSWORD, role: 'admin' })).status).toBe(429);
});

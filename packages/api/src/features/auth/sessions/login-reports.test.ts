import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type Reply, startApi, statusAndCode, TEST_PASSWORD } from '../../../../testing/api.ts';
import { auditActionsOf, concurrently } from '../../../../testing/company.ts';
import { linkTokenFor, mailsTo, observableReply, subjectsTo } from '../../../../testing/mailbox.ts';
import { rowsOf } from '../../../../testing/rows.ts';

const api = await startApi({ TRUST_PROXY: '1' });
afterAll(() => api.stop());
afterEach(() => vi.useRealTimers());

const SUBJECT = 'New login to your Prahari account: was this you?';
const CHROME =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const DAY = 86_400_000;

let addresses = 0;
const loginBy = (email: string, headers: Record<string, string> = {}, password = TEST_PASSWORD) => {
  addresses += 1;
  const from = { 'x-forwarded-for': `198.51.100.${addresses}`, 'user-agent': CHROME };
  return api.post('/auth/login', { email, password, role: 'client' }, undefined, { ...from, ...headers });
};
const markerOf = ({ headers }: Reply) => headers.get('set-cookie')?.split(';')[0] ?? '';
const report = (token: string) => api.post('/auth/report-login', { token });
const isLive = async (token: string) => (await api.get('/auth/status', token)).status === 200;
const mailsAbout = async (email: string) =>
  (await subjectsTo(api.db, email)).filter((subject) => subject === SUBJECT);

/** Logs in as the owner, then as a thief from another browser. */
async function withThief() {
  const { email, userId } = await api.signIn('client');
  const own = await loginBy(email);
  const thief = await loginBy(email);
  return { email, userId, own: own.body.token, thief, link: await linkTokenFor(api.db, email, 'not-me') };
}

test('the first login after a signup is not mailed, one from another browser is, with browser and time', async () => {
  const { email } = await api.signIn('client');
  await loginBy(email);
  expect(await subjectsTo(api.db, email)).toEqual([]);
  await loginBy(email, { 'user-agent': `${CHROME} Call +91 99999 00000 https://evil.example` });
  const [mail] = await mailsTo(api.db, email);
  expect(mail?.subject).toBe(SUBJECT);
  expect(mail?.text).toContain('Chrome on Android');
  expect(mail?.text).not.toMatch(/99999|evil/);
});

test('one press ends the reported login and those that began after it, and no other', async () => {
  const { own, email, userId, thief, link } = await withThief();
  const again = await loginBy(email, { cookie: markerOf(thief) });
  await api.send('POST', '/auth/logout', { token: thief.body.token });
  const stranger = await api.signIn('client');
  expect((await report(link)).status).toBe(200);
  expect(await Promise.all([own, again.body.token, stranger.token].map(isLive))).toEqual([true, false, true]);
  expect(await auditActionsOf(api.db, userId)).toContain('reportLogin');
});

test('opening the link, as mail scanners do, ends nothing', async () => {
  const { thief, link } = await withThief();
  for (const method of ['GET', 'HEAD', 'DELETE', 'PUT']) {
    const { status } = await api.send(method, `/auth/report-login?token=${link}`);
    expect(status).toBeGreaterThanOrEqual(400);
  }
  expect(await isLive(thief.body.token)).toBe(true);
});

test('a used, an old and a made-up link are refused alike', async () => {
  const [{ link: used }, { link: old, thief }] = [await withThief(), await withThief()];
  await report(used);
  const madeUp = await report('x'.repeat(43));
  expect(statusAndCode(madeUp)).toEqual([400, 'auth.login_report_invalid']);
  expect(observableReply(await report(used))).toEqual(observableReply(madeUp));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY + 1000 });
  expect(observableReply(await report(old))).toEqual(observableReply(madeUp));
  vi.useRealTimers();
  expect(await isLive(thief.body.token)).toBe(true);
});

test('of concurrent presses of one link exactly one succeeds', async () => {
  const { link } = await withThief();
  const statuses = (await concurrently(10, () => report(link))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(9);
});

test('links are stored hashed and go with the mail’s text', async () => {
  const { link, userId } = await withThief();
  const rows = await rowsOf(api.db, 'login_reports', { user_id: userId });
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(link);
});

test('strangers without the password cause no mail about a login, and programs with it five a day', async () => {
  const { email } = await api.signIn('client');
  await loginBy(email);
  for (let tried = 0; tried < 8; tried += 1) await loginBy(email, {}, 'not the password');
  expect(await mailsAbout(email)).toHaveLength(0);
  await concurrently(12, () => loginBy(email));
  expect(await mailsAbout(email)).toHaveLength(5);
});

test('a login from an unknown browser is mailed also half a year after the first', async () => {
  const { email } = await api.signIn('client');
  await loginBy(email);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 181 * DAY });
  await loginBy(email);
  expect(await mailsAbout(email)).toHaveLength(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { startProcess } from '../../testing/server-process.ts';
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts';

let database: TestDatabase;
let smtp: TestSmtp;
let end: (() => Promise<unknown>) | undefined;
beforeEach(async () => {
  database = await freshDatabase();
  smtp = await startSmtp();
});
afterEach(async () => {
  await end?.();
  await smtp.stop();
  await database.drop();
});

/** Starts a server process at the highest log level and returns its output so far. */
async function chattyServer() {
  const server = startProcess(database, 'main.ts', {
    env: {
      SMTP_URL: smtp.url,
      ADMIN_EMAIL: 'office@marker.example',
      ADMIN_PASSWORD: 'office marker password',
      LOG_LEVEL: 'trace',
    },
  });
  end = server.end;
  return { api: `${await server.ready}/api`, printed: () => Object.values(server.output()).join('\n') };
}

/** Waits for a mail with a code and returns the code, whatever other mails overtake it. */
const codeFor = (email: string, nth: number) =>
  vi.waitFor(() => {
    const codes = smtp.received
      .filter(({ to }) => to.includes(email))
      .flatMap(({ source }) => /^(\d{6})\r$/m.exec(source)?.[1] ?? []);
    const code = codes[nth - 1];
    if (!code) throw new Error(`No code for ${email} yet`);
    return code;
  }, 30_000);

test('the log after calls to all endpoints contains no secret and no personal data', async () => {
  const { api, printed } = await chattyServer();
  const send = async (method: string, path: string, body?: object | string, token?: string) => {
    const reply = await fetch(`${api}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as { token?: string } };
  };
  const email = 'meher.marker@marker.example';
  const [first, second, third] = ['first marker secret', 'second marker secret', 'third marker secret'];
  const phone = '+91 90505 91919';
  const person = { name: 'Meher Markerwala', email, phone, role: 'client' };
  const form = { ...person, password: first, confirmPassword: first };
  expect((await send('POST', '/auth/register', form)).status).toBe(201);
  const signupCode = await codeFor(email, 1);
  await send('POST', '/auth/verify-otp', { email, otp: signupCode === '000000' ? '000001' : '000000' });
  expect((await send('POST', '/auth/verify-otp', { email, otp: signupCode })).status).toBe(200);
  await send('POST', '/auth/login', { email, password: 'wrong marker secret', role: 'client' });
  const logIn = (password: string) => send('POST', '/auth/login', { email, password, role: 'client' });
  const { token = '' } = (await logIn(first)).body;
  await send('POST', '/auth/change-password', { currentPassword: first, newPassword: second }, token);
  await send('POST', '/auth/forgot-password', { email });
  const resetCode = await codeFor(email, 2);
  const reset = { email, otp: resetCode, newPassword: third };
  expect((await send('PUT', '/auth/reset-password', reset)).status).toBe(200);
  const { token: again = '' } = (await logIn(third)).body;
  await send('GET', '/client/profile', undefined, again);
  const location = '9 Marker Lane';
  const request = { serviceType: 'FULL_TIME', location, startDate: '2030-01-01', endDate: '2030-01-02' };
  await send('POST', '/client/submit-application', { ...request, numberOfGuards: 1 }, again);
  await send('POST', '/client/submit-application', `{"location": "${location}"`, again);
  const office = { email: 'office@marker.example', password: 'office marker password', role: 'admin' };
  const { token: admin = '' } = (await send('POST', '/auth/login', office)).body;
  await send('GET', `/admin/audit?q=${encodeURIComponent(email)}`, undefined, admin);
  const refusedAddress = 'gone.marker@marker.example';
  smtp.refuseAddress(refusedAddress);
  await send('POST', '/auth/register', { ...form, email: refusedAddress });
  await vi.waitFor(() => expect(printed()).toContain('mail not delivered'), 30_000);
  await end?.();
  const log = printed();
  expect(log.match(/"requestId":"[\w-]{36}"/g)?.length).toBeGreaterThan(10);
  const secrets = [first, second, third, 'wrong marker secret', token, again, admin, signupCode, resetCode];
  const personal = [phone, '90505', person.name, 'Markerwala', location, email, 'marker.example'];
  // The address and password of the first admin are printed on purpose.
  const afterIntroduction = log.replace(/^(Sign in as admin| {2}email ).*$/gm, '');
  const found = [...secrets, office.password, ...personal].filter((marker) =>
    afterIntroduction.includes(marker),
  );
  expect(found).toEqual([]);
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { tooBusy } from '@prahari/contract/reply';
import { afterAll, expect, test } from 'vitest';
import { type Reply, startApi, TEST_PASSWORD } from '../../testing/api.ts';
import { exhaustive } from '../../testing/exhaustive.ts';
import { MAX_RUNNING, MAX_WAITING, whenHashingIsFree } from '../limits/hashing-queue.ts';

const api = await startApi({ TRUST_PROXY: '1' });
afterAll(() => api.stop());

const logIn = async (email: string, from: string, password = 'not the password') => {
  const body = { email, password, role: 'client' };
  return api.send('POST', '/auth/login', { body, headers: { 'x-forwarded-for': from } });
};

/** Fills the queue with logins from one network. Returns a function that ends them. */
function fillQueue(network: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const place = { caller: network, part: `${network} /api/auth/login` };
  const calls = Array.from({ length: MAX_WAITING + MAX_RUNNING }, () =>
    whenHashingIsFree(place, () => promise).catch((error: unknown) => error),
  );
  return async () => {
    resolve();
    return (await Promise.all(calls)).filter((error) => error !== undefined).length;
  };
}

test('a full queue refuses logins of the network that fills it, without an attempt, and makes room for another', async () => {
  const end = fillQueue('203.0.113.1');
  const { status, headers, body } = await logIn('refused@example.com', '203.0.113.1');
  expect([status, body]).toEqual([503, { success: false, code: tooBusy.code, message: tooBusy.message }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  const another = logIn('other@example.com', '203.0.113.2');
  await new Promise((done) => setTimeout(done, 50));
  expect(await end()).toBe(1);
  expect((await another).status).toBe(401);
  const attempts = await api.db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', 'like', 'login-failures:%')
    .execute();
  expect(attempts).toHaveLength(1);
});

/** Returns how many of 120 calls of an attacker are answered before an owner's login. */
async function answeredBefore(attack: (index: number) => Promise<Reply>, ownersAddress: string) {
  const { email } = await api.signIn('client');
  let answered = 0;
  const flood = Array.from({ length: 120 }, async (_, index) => {
    await attack(index);
    answered += 1;
  });
  await new Promise((done) => setTimeout(done, 20));
  const reply = await logIn(email, ownersAddress, TEST_PASSWORD);
  const before = answered;
  await Promise.all(flood);
  return { status: reply.status, before };
}

test(
  'logins from many networks of one customer’s /48 delay another customer’s by a few',
  exhaustive,
  async () => {
    const attack = (index: number) =>
      logIn(`person-${index}@example.com`, `2001:db8:bad:${index.toString(16)}::1`);
    const { status, before } = await answeredBefore(attack, '2001:db8:600d::1');
    expect(status).toBe(200);
    expect(before).toBeLessThan(90);
  },
);

test('logins from two addresses delay one from a third by a few', async () => {
  const attack = (index: number) => logIn(`person-${index}@example.com`, `198.51.100.${index % 2}`);
  const { status, before } = await answeredBefore(attack, '203.0.113.5');
  expect(status).toBe(200);
  expect(before).toBeLessThan(90);
});

test('codes asked for behind an address delay a login from there by a few', async () => {
  const from = '198.51.100.9';
  const attack = (index: number) =>
    api.send('POST', '/auth/resend-otp', {
      body: { email: `person-${index}@example.com` },
      headers: { 'x-forwarded-for': from },
    });
  const { status, before } = await answeredBefore(attack, from);
  expect(status).toBe(200);
  expect(before).toBeLessThan(90);
});

test('a browser that the account knows does not wait for others behind its address', async () => {
  const { email } = await api.signIn('client');
  const from = '198.51.100.77';
  const first = await logIn(email, from, TEST_PASSWORD);
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  let answered = 0;
  const flood = Array.from({ length: 120 }, async (_, index) => {
    await logIn(`person-${index}@example.com`, from);
    answered += 1;
  });
  await new Promise((done) => setTimeout(done, 20));
  const body = { email, password: TEST_PASSWORD, role: 'client' };
  const reply = await api.send('POST', '/auth/login', { body, headers: { 'x-forwarded-for': from, cookie } });
  expect(reply.status).toBe(200);
  expect(answered).toBeLessThan(90);
  await Promise.all(flood);
});

test('made-up invitations and malformed calls are refused without waiting for the queue', async () => {
  const end = fillQueue('203.0.113.3');
  const headers = { 'x-forwarded-for': '203.0.113.3' };
  const invitation = { invitation: 'A'.repeat(43), password: 'a kite above the river' };
  for (const [path, body] of [
    ['/auth/accept-invitation', invitation],
    ['/auth/login', { email: 'person@example.com' }],
  ] as const)
    expect((await api.send('POST', path, { body, headers })).status).toBe(400);
  await end();
});

test('a login whose client has left is not tried', async () => {
  const { hostname, port } = new URL(api.url);
  const end = fillQueue('203.0.113.5');
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const body = JSON.stringify({ email: 'left@example.com', password: 'not it', role: 'client' });
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nX-Forwarded-For: 203.0.113.4\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await new Promise((done) => setTimeout(done, 50));
  socket.destroy();
  await new Promise((done) => setTimeout(done, 50));
  await end();
  await logIn('next@example.com', '203.0.113.4');
  const attempts = await api.db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', 'like', 'login-failures:%:203.0.113.4')
    .execute();
  expect(attempts).toHaveLength(1);
});

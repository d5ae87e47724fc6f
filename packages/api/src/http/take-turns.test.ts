import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { MAX_RUNNING } from '../limits/turns.ts';

/** Attackers who make up callers, and people who share with them. */
const api = await startApi({ TRUST_PROXY: '1', AUTH_CALLS_PER_SOURCE: '100000' });
afterAll(() => api.stop());

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Sends the head of a call without its body, which never comes. */
async function withoutBody(path: string, headers: Record<string, string>): Promise<void> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  await once(socket, 'connect');
  const lines = Object.entries({
    Host: 'localhost',
    'Content-Type': 'application/json',
    'Content-Length': '100',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

/** True if a call is answered although others are open. */
const answers = async (call: Promise<unknown>, ms = 1_500): Promise<boolean> => {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), ms).unref());
  return (await Promise.race([call, late])) !== false;
};

const from = (address: string) => ({ 'x-forwarded-for': address });
/** Whatever stands before the token means the same session. */
const spelled = (token: string, index: number) => ({
  authorization: `Bearer${' '.repeat(index + 1)}${token}`,
});

test('one session runs six calls at the same time, however its header is spelled, and another session does not wait', async () => {
  const thief = await api.signIn('client');
  const owner = await api.signIn('client');
  for (let index = 0; index < MAX_RUNNING; index += 1)
    await withoutBody('/client/submit-application', {
      ...spelled(thief.token, index),
      ...from(`203.0.113.${index}`),
    });
  await new Promise((done) => setTimeout(done, 100));
  const another = api.send('GET', '/client/bills', { headers: spelled(thief.token, 40) });
  expect(await answers(another, 300)).toBe(false);
  expect(await answers(api.get('/client/bills', owner.token))).toBe(true);
  for (const socket of sockets.splice(0)) socket.destroy();
  expect((await another).status).toBe(200);
});

test('a person can log out and end sessions while all turns of the session are taken', async () => {
  const { token } = await api.signIn('client');
  for (let index = 0; index < MAX_RUNNING; index += 1)
    await withoutBody('/client/submit-application', spelled(token, index));
  await new Promise((done) => setTimeout(done, 100));
  expect((await api.send('DELETE', '/auth/sessions', { token })).status).toBe(200);
  expect((await api.send('POST', '/auth/logout', { token })).status).toBe(200);
});

test('bodies that never come hold no turn of a network', async () => {
  for (let index = 0; index < 3 * MAX_RUNNING; index += 1) {
    await withoutBody('/auth/passkeys/login', from('198.51.100.1'));
    await withoutBody('/auth/login', from('198.51.100.1'));
  }
  await new Promise((done) => setTimeout(done, 100));
  const start = () => api.send('POST', '/auth/passkeys/start-login', { headers: from('198.51.100.1') });
  expect((await start()).status).toBe(200);
  const { email } = await api.signIn('client');
  const body = { email, password: 'correct horse battery', role: 'client' };
  expect((await api.send('POST', '/auth/login', { body, headers: from('198.51.100.1') })).status).toBe(200);
});

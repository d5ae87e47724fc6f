import { tooBusy } from '@prahari/contract/limit-refusals';
import { afterAll, expect, test } from 'vitest';
import { type Reply, startApi } from '../../testing/api.ts';
import { concurrently } from '../../testing/company.ts';
import { MAX_RUNNING, MAX_WAITING_PER_SOURCE } from '../limits/hashing-queue.ts';

const api = await startApi({ TRUST_PROXY: '1' });
afterAll(() => api.stop());

const TAKEN = MAX_WAITING_PER_SOURCE + MAX_RUNNING;

const logIn = async (email: string, from: string) => {
  const body = { email, password: 'not the password', role: 'client' };
  return api.send('POST', '/auth/login', { body, headers: { 'x-forwarded-for': from } });
};

test('logins of a client IP are refused at once when its queue is full, count no attempt, and others are served', async () => {
  let another: Promise<Reply> | undefined;
  const replies = await concurrently(TAKEN + 40, async (index) => {
    const reply = await logIn(`person-${index}@example.com`, '203.0.113.1');
    // The first refusal comes while the queue is full.
    if (reply.status === 503) another ??= logIn('other@example.com', '203.0.113.2');
    return reply;
  });
  const refused = replies.filter(({ status }) => status === 503);
  expect((await another)?.status).toBe(401);
  expect(replies.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(TAKEN);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, body } of refused) {
    expect(body).toEqual({ success: false, code: tooBusy.code, message: tooBusy.message });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const attempts = await api.db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', 'like', 'login-failures:%')
    .execute();
  expect(attempts).toHaveLength(replies.length - refused.length + 1);
});

test('a malformed call is refused without waiting for the queue', async () => {
  const busy = concurrently(TAKEN, (index) => logIn(`waiting-${index}@example.com`, '203.0.113.3'));
  const reply = await api.send('POST', '/auth/login', {
    body: { email: 'person@example.com' },
    headers: { 'x-forwarded-for': '203.0.113.3' },
  });
  expect(reply.status).toBe(400);
  await busy;
});

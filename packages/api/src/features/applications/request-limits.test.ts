import { MAX_PENDING_REQUESTS, MAX_REQUESTS_PER_DAY } from '@prahari/contract/constants';
import { expect, test } from 'vitest';
import { clientApplicationBody, concurrently, countByStatus } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { rowOf, setRows } from '../../../testing/rows.ts';
import { newId } from '../../db/ids.ts';

const { api, company } = await startCompany();

const submit = (token: string, headers: Record<string, string> = {}) =>
  api.post('/client/submit-application', clientApplicationBody(), token, headers);

const decline = (applicationId: string) =>
  api.post('/admin/accept-application', { applicationId, status: 'rejected' }, company.admin);

const requestsOf = (userId: string) =>
  api.db.selectFrom('client_applications').select('id').where('user_id', '=', userId).execute();

test('concurrent requests of a client leave no more pending than allowed', async () => {
  const { token, userId } = await api.signIn('client');
  const replies = await concurrently(MAX_PENDING_REQUESTS + 15, () => submit(token));
  expect(countByStatus(replies)).toEqual({ 201: MAX_PENDING_REQUESTS, 429: 15 });
  expect(await requestsOf(userId)).toHaveLength(MAX_PENDING_REQUESTS);
  const [refused] = replies.filter(({ status }) => status === 429);
  expect(refused?.body.code).toBe('applications.too_many_pending');
  expect(Number(refused?.headers.get('retry-after'))).toBe(3600);
  expect((await submit((await api.signIn('client')).token)).status).toBe(201);
});

test('an answered request lets the client send another, up to the day’s limit', async () => {
  const { token, userId } = await api.signIn('client');
  for (let sent = 0; sent < MAX_REQUESTS_PER_DAY; sent += 1) {
    const reply = await submit(token);
    expect(reply.status).toBe(201);
    expect((await decline(reply.body.data._id)).status).toBe(200);
  }
  const refused = await submit(token);
  expect([refused.status, refused.body.code]).toEqual([429, 'applications.too_many_today']);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(23 * 3600);
  expect(seconds).toBeLessThanOrEqual(24 * 3600);
  expect(await requestsOf(userId)).toHaveLength(MAX_REQUESTS_PER_DAY);

  await setRows(api.db, 'rate_limits', { key: `requests:${userId}` }, { expires_at: Date.now() });
  expect((await submit(token)).status).toBe(201);
});

test('a request repeated with its Idempotency-Key counts once, and a refused one doesn’t count', async () => {
  const { token, userId } = await api.signIn('client');
  const headers = { 'idempotency-key': newId() };
  for (let sent = 0; sent < 3; sent += 1) expect((await submit(token, headers)).status).toBe(201);
  await concurrently(MAX_PENDING_REQUESTS + 5, () => submit(token));
  const { points } = await rowOf(api.db, 'rate_limits', { key: `requests:${userId}` });
  expect(points).toBe(MAX_PENDING_REQUESTS);
  expect((await submit(token, headers)).status).toBe(201);
});

import { MAX_WRITES_PER_MINUTE } from '@prahari/contract/constants';
import { tooManyWrites } from '@prahari/contract/reply';
import { expect, test } from 'vitest';
import {
  concurrently,
  countByStatus,
  generateBillBody,
  securityApplicationBody,
} from '../../testing/company.ts';
import { startCompany } from '../../testing/company-suite.ts';
import { rowOf, setRows } from '../../testing/rows.ts';

const { api, company } = await startCompany();

/** Creates a guard whose write is refused with 409 while an application is pending. */
async function applicant() {
  const { token, userId } = await api.signIn('security');
  const write = () => api.post('/security/application/submit', securityApplicationBody(), token);
  return { token, userId, write };
}

test('concurrent writes of a guard stop at the limit, and reads and other guards do not', async () => {
  const { token, userId, write } = await applicant();
  const replies = await concurrently(MAX_WRITES_PER_MINUTE + 15, write);
  expect(countByStatus(replies)).toEqual({ 201: 1, 409: MAX_WRITES_PER_MINUTE - 1, 429: 15 });
  const [refused] = replies.filter(({ status }) => status === 429);
  expect(refused?.body).toEqual({ success: false, code: tooManyWrites.code, message: tooManyWrites.message });
  const seconds = Number(refused?.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await api.get('/security/profile', token)).status).toBe(200);
  expect((await (await applicant()).write()).status).toBe(201);

  const { points } = await rowOf(api.db, 'rate_limits', { key: `writes:${userId}` });
  expect(points).toBe(MAX_WRITES_PER_MINUTE);
});

test('a guard may write again after a minute', async () => {
  const { userId, write } = await applicant();
  await write();
  const count = (changes: { points?: number; expires_at?: number }) =>
    api.db.updateTable('rate_limits').set(changes).where('key', '=', `writes:${userId}`).execute();
  await count({ points: MAX_WRITES_PER_MINUTE });
  expect((await write()).status).toBe(429);
  await count({ expires_at: Date.now() });
  expect((await write()).status).toBe(409);
});

test('a client above the limit can still log out', async () => {
  const { token, userId } = await api.signIn('client');
  await api.post('/client/submit-application', {}, token);
  await setRows(api.db, 'rate_limits', { key: `writes:${userId}` }, { points: MAX_WRITES_PER_MINUTE });
  expect((await api.post('/client/submit-application', {}, token)).status).toBe(429);
  expect((await api.send('POST', '/auth/logout', { token })).status).toBe(200);
});

test('writes of an admin are not limited', async () => {
  const { clientId } = await company.addClient();
  const bills = await concurrently(MAX_WRITES_PER_MINUTE + 5, () =>
    api.post('/admin/generate-bill', generateBillBody(clientId), company.admin),
  );
  expect(countByStatus(bills)).toEqual({ 201: MAX_WRITES_PER_MINUTE + 5 });
});

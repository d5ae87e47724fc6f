import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { signupBody } from '../../testing/company.ts';
import { setRows } from '../../testing/rows.ts';
import { newId, nowText } from '../db/ids.ts';
import { fileStore } from '../files/file-store.ts';
import { purgeExpired, purgeHourly } from './purge-expired.ts';

const DAY = 24 * 3_600_000;
const api = await startApi();
afterAll(() => api.stop());

test('expired sessions are deleted and live ones stay', async () => {
  const [live, ended, unused] = [
    await api.signIn('client'),
    await api.signIn('client'),
    await api.signIn('client'),
  ];
  const set = (userId: string, to: object) =>
    api.db.updateTable('sessions').set(to).where('user_id', '=', userId).execute();
  await set(ended.userId, { expires_at: nowText(-1) });
  await set(unused.userId, { last_seen_at: nowText(-DAY) });
  await purgeExpired(api.db);
  const left = await api.db.selectFrom('sessions').select('user_id').execute();
  expect(left).toEqual([{ user_id: live.userId }]);
});

test('signups are deleted after a week, expired codes and counts at once, and live ones stay', async () => {
  const [old, recent] = [`old-${newId()}@example.com`, `recent-${newId()}@example.com`];
  for (const email of [old, recent]) {
    await api.post('/auth/register', signupBody(email));
    await api.post('/auth/forgot-password', { email });
    await api.post('/auth/login', { email, password: 'not it', role: 'client' });
  }
  await setRows(api.db, 'registrations', { email: old }, { created_at: nowText(-7 * DAY) });
  await setRows(api.db, 'reset_codes', { email: old }, { expires_at: nowText(-1) });
  await setRows(
    api.db,
    'code_sends',
    { email: old },
    { window_started_at: nowText(-DAY), signup_at: nowText(-DAY), reset_at: nowText(-DAY) },
  );
  await purgeExpired(api.db);
  for (const table of ['registrations', 'reset_codes', 'code_sends'] as const) {
    const left = await api.db.selectFrom(table).select('email').distinct().execute();
    expect(left).toEqual([{ email: recent }]);
  }
  const counts = await api.db.selectFrom('rate_limits').select('key').execute();
  expect(counts.filter(({ key }) => key.startsWith('login-failures:'))).toHaveLength(2);
  await setRows(api.db, 'rate_limits', {}, { expires_at: Date.now() - 1 });
  await purgeExpired(api.db);
  expect(await api.db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
});

test('a failed purge is logged, unless the server has ended', async () => {
  const ended = await startApi();
  await ended.stop();
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
  purgeHourly(ended.db, { log, files: fileStore({ s3: undefined, dataDir: '' }) })();
  // Fails later than the one before.
  const stop = purgeHourly(ended.db, { log, files: fileStore({ s3: undefined, dataDir: '' }) });
  await expect.poll(() => lines.length).toBe(1);
  stop();
});

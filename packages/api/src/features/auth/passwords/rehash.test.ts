import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, TEST_PASSWORD, type TestApi } from '../../../../testing/api.ts';
import { useFullHashingCost } from '../../../../testing/low-hashing-cost.ts';
import { passwordHashOf } from '../users/users.queries.ts';
import { hashPassword } from './passwords.ts';
import { rehashIfOutdated } from './rehash.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
  return useFullHashingCost();
});
afterAll(() => api.stop());

/** Returns a hash with the parameters of an earlier version. */
const earlierHash = (password: string, parameters: object) =>
  hash(password, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, ...parameters });

async function personOf(passwordHash: string) {
  const { userId, email } = await api.signIn('client');
  const set = (password_hash: string) =>
    api.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
  await set(passwordHash);
  const login = async (password: string, from = '203.0.113.1') =>
    (
      await api.send('POST', '/auth/login', {
        body: { email, password, role: 'client' },
        headers: { 'x-forwarded-for': from },
      })
    ).status;
  return { userId, set, login, hashNow: () => passwordHashOf(api.db, userId) };
}

test.each([
  ['less memory', { memoryCost: 9_216 }],
  ['fewer passes', { timeCost: 1 }],
  ['another algorithm', { algorithm: 1 }],
])('logging in with the right password rehashes a hash with %s', async (_what, parameters) => {
  const earlier = await earlierHash(TEST_PASSWORD, parameters);
  const person = await personOf(earlier);
  expect(await person.login('not the password')).toBe(401);
  expect(await person.hashNow()).toBe(earlier);
  expect(await person.login(TEST_PASSWORD)).toBe(200);
  const renewed = await person.hashNow();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await person.login(TEST_PASSWORD)).toBe(200);
  expect(await person.login('not the password')).toBe(401);
  expect(await person.hashNow()).toBe(renewed);
});

test('concurrent logins with an outdated hash all succeed', async () => {
  const person = await personOf(await earlierHash(TEST_PASSWORD, { timeCost: 1 }));
  const logins = Array.from({ length: 8 }, (_, desk) => person.login(TEST_PASSWORD, `203.0.113.${desk}`));
  expect(new Set(await Promise.all(logins))).toEqual(new Set([200]));
});

test('rehashing does not overwrite a password that was changed concurrently', async () => {
  const earlier = await earlierHash(TEST_PASSWORD, { timeCost: 1 });
  const person = await personOf(earlier);
  const chosen = await hashPassword('a lamp at the gate');
  await person.set(chosen);
  expect(await rehashIfOutdated(api.db, { id: person.userId, password_hash: earlier }, TEST_PASSWORD)).toBe(
    earlier,
  );
  expect(await person.hashNow()).toBe(chosen);
  expect(await person.login(TEST_PASSWORD)).toBe(401);
});

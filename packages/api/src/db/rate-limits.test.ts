import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { countsOf, decrementAll, incrementAll, resetCounts } from './rate-limits.ts';
import { inTransaction } from './transaction.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const windowsOf = (keys: readonly string[]) => keys.map((key) => ({ key, windowSeconds: 60 }));
const pointsOf = async (keys: readonly string[]) => {
  const counts = await countsOf(api.db, keys);
  return keys.map((key) => counts.get(key)?.points);
};

test('several counts are incremented, decremented to no less than 0 and deleted', async () => {
  const keys = ['b', 'a', 'c'];
  await incrementAll(api.db, windowsOf(keys));
  const counted = await incrementAll(api.db, windowsOf(['a', 'b']));
  expect([counted.get('a')?.points, counted.get('b')?.points]).toEqual([2, 2]);
  expect(await pointsOf(keys)).toEqual([2, 2, 1]);
  for (let time = 0; time < 2; time += 1) await inTransaction(api.db, (tx) => decrementAll(tx, keys));
  expect(await pointsOf(keys)).toEqual([0, 0, 0]);
  await resetCounts(api.db, ['a', 'c']);
  expect(await pointsOf(keys)).toEqual([0, undefined, undefined]);
});

test('a count whose window has ended counts as none and starts again', async () => {
  await incrementAll(api.db, windowsOf(['ended', 'lasting']));
  await api.db
    .updateTable('rate_limits')
    .set({ expires_at: Date.now() })
    .where('key', '=', 'ended')
    .execute();
  expect(await pointsOf(['ended', 'lasting'])).toEqual([undefined, 1]);
  await incrementAll(api.db, windowsOf(['ended', 'lasting']));
  expect(await pointsOf(['ended', 'lasting'])).toEqual([1, 2]);
});

test('decrementing a key that was never counted stores no count', async () => {
  await inTransaction(api.db, (tx) => decrementAll(tx, ['never counted']));
  expect(await pointsOf(['never counted'])).toEqual([undefined]);
});

test('concurrent transactions that count the same keys in any order all succeed', async () => {
  const keys = Array.from({ length: 6 }, (_, index) => `shared-${index}`);
  const work = Array.from({ length: 40 }, (_, time) =>
    inTransaction(api.db, async (tx) => {
      const mine = time % 2 === 0 ? keys : keys.toReversed();
      await incrementAll(tx, windowsOf(mine));
      if (time % 4 < 2) await decrementAll(tx, mine);
    }),
  );
  await Promise.all(work);
  expect(await pointsOf(keys)).toEqual(keys.map(() => 20));
});

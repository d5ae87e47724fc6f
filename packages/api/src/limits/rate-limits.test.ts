import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { setRows } from '../../testing/rows.ts';
import { inTransaction } from '../db/transaction.ts';
import { countsOf, incrementAll, incrementAllBelow, resetCounts, subtractAll } from './rate-limits.ts';

const api = await startApi();
afterAll(() => api.stop());

const windowsOf = (keys: readonly string[]) => keys.map((key) => ({ key, windowSeconds: 60 }));
const onceEach = (keys: readonly string[]) => keys.map((key) => ({ key, points: 1 }));
const pointsOf = async (keys: readonly string[]) => {
  const counts = await countsOf(api.db, keys);
  return keys.map((key) => counts.get(key)?.points);
};

test('several counts are incremented, reduced to no less than 0 and deleted', async () => {
  const keys = ['b', 'a', 'c'];
  await incrementAll(api.db, windowsOf(keys));
  const counted = await incrementAll(api.db, windowsOf(['a', 'b']));
  expect([counted.get('a')?.points, counted.get('b')?.points]).toEqual([2, 2]);
  expect(await pointsOf(keys)).toEqual([2, 2, 1]);
  for (let time = 0; time < 2; time += 1)
    await inTransaction(api.db, (tx) => subtractAll(tx, onceEach(keys)));
  expect(await pointsOf(keys)).toEqual([0, 0, 0]);
  await resetCounts(api.db, ['a', 'c']);
  expect(await pointsOf(keys)).toEqual([0, undefined, undefined]);
});

test('a count whose window has ended restarts', async () => {
  await incrementAll(api.db, windowsOf(['ended', 'lasting']));
  await setRows(api.db, 'rate_limits', { key: 'ended' }, { expires_at: Date.now() });
  expect(await pointsOf(['ended', 'lasting'])).toEqual([undefined, 1]);
  await incrementAll(api.db, windowsOf(['ended', 'lasting']));
  expect(await pointsOf(['ended', 'lasting'])).toEqual([1, 2]);
});

test('several counts are incremented below their limits, all or none', async () => {
  const limits = [
    { key: 'of all', points: 3, windowSeconds: 60 },
    { key: 'of one', points: 2, windowSeconds: 60 },
  ];
  const keys = limits.map(({ key }) => key);
  const end = () =>
    api.db.updateTable('rate_limits').set({ expires_at: Date.now() }).where('key', 'in', keys).execute();
  for (const points of [1, 2]) {
    const counts = await incrementAllBelow(api.db, limits);
    expect(keys.map((key) => counts?.get(key)?.points)).toEqual([points, points]);
  }
  expect(await incrementAllBelow(api.db, limits)).toBeUndefined();
  expect(await pointsOf(keys)).toEqual([2, 2]);
  await subtractAll(api.db, [{ key: 'of one', points: 2 }]);
  expect((await incrementAllBelow(api.db, limits))?.get('of all')?.points).toBe(3);
  expect(await incrementAllBelow(api.db, limits)).toBeUndefined();
  expect(await pointsOf(keys)).toEqual([3, 1]);
  await end();
  expect((await incrementAllBelow(api.db, limits))?.get('of all')?.points).toBe(1);
});

test('concurrent counts do not pass a limit', async () => {
  const limits = [
    { key: 'crowded', points: 5, windowSeconds: 60 },
    { key: 'roomy', points: 100, windowSeconds: 60 },
  ];
  const counted = await Promise.all(Array.from({ length: 20 }, () => incrementAllBelow(api.db, limits)));
  expect(counted.filter((counts) => counts !== undefined)).toHaveLength(5);
  expect(await pointsOf(['crowded', 'roomy'])).toEqual([5, 5]);
});

test('concurrent transactions that count the same keys in any order all succeed', async () => {
  const keys = Array.from({ length: 6 }, (_, index) => `shared-${index}`);
  const work = Array.from({ length: 40 }, (_, time) =>
    inTransaction(api.db, async (tx) => {
      const mine = time % 2 === 0 ? keys : keys.toReversed();
      await incrementAll(tx, windowsOf(mine));
      if (time % 4 < 2) await subtractAll(tx, onceEach(mine));
    }),
  );
  await Promise.all(work);
  expect(await pointsOf(keys)).toEqual(keys.map(() => 20));
});

import { expect, test, vi } from 'vitest';
import { atMostEvery } from './atMostEvery.ts';

test('a page looked at often asks again once every 30 s', () => {
  let now = 1000;
  const work = vi.fn();
  const look = atMostEvery(30_000, work, () => now);
  look();
  now += 29_999;
  look();
  expect(work).not.toHaveBeenCalled();
  now += 1;
  look();
  look();
  expect(work).toHaveBeenCalledOnce();
  now += 30_000;
  look();
  expect(work).toHaveBeenCalledTimes(2);
});

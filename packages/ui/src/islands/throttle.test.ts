import { expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

test('throttled work runs once per interval', () => {
  let now = 1000;
  const work = vi.fn();
  const look = throttle(30_000, work, () => now);
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

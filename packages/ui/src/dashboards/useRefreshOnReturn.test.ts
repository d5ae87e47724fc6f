import { expect, test, vi } from 'vitest';
import { throttle } from './useRefreshOnReturn.ts';

test('throttled work runs once per interval', () => {
  let now = 1000;
  const work = vi.fn();
  const throttled = throttle(30_000, work, () => now);
  throttled();
  now += 29_999;
  throttled();
  expect(work).not.toHaveBeenCalled();
  now += 1;
  throttled();
  throttled();
  expect(work).toHaveBeenCalledOnce();
  now += 30_000;
  throttled();
  expect(work).toHaveBeenCalledTimes(2);
});

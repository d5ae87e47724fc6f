import { expect, test } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { retryAfterOf } from './retry-after.ts';

const secondsOf = (header: string | null) => retryAfterOf(new ApiError(429, {}, header));

test('Retry-After is read as seconds and as a date', () => {
  expect(secondsOf('42')).toBe(42);
  expect(secondsOf(new Date(Date.now() + 90_000).toUTCString())).toBeGreaterThan(80);
  expect(secondsOf(new Date(Date.now() - 90_000).toUTCString())).toBe(0);
});

test('a missing or unreadable Retry-After is undefined', () => {
  expect(secondsOf('soon')).toBeUndefined();
  expect(secondsOf(null)).toBeUndefined();
  expect(retryAfterOf(new TypeError('gone'))).toBeUndefined();
});

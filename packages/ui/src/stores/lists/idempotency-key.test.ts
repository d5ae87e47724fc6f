import { afterEach, expect, test, vi } from 'vitest';
import { createIdempotencyKey } from './idempotency-key.ts';

afterEach(() => vi.unstubAllGlobals());

test('the same body keeps its key until success, and another body gets a new one', () => {
  const key = createIdempotencyKey();
  const first = key.of({ a: 1 });
  expect(key.of({ a: 1 })).toBe(first);
  expect(key.of({ a: 2 })).not.toBe(first);
  const second = key.of({ a: 1 });
  key.done();
  expect(key.of({ a: 1 })).not.toBe(second);
});

test('a key is created without randomUUID, which browsers lack over plain http', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(createIdempotencyKey().of({})).toMatch(/^[\x21-\x7e]{20,255}$/);
});

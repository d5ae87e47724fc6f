import { expect, test } from 'vitest';
import { accepts } from './accept-encoding.ts';

test.each([
  ['gzip, deflate, br', 'br', true],
  ['br;q=0, gzip', 'br', false],
  ['br;q=0.1', 'br', true],
  ['*', 'br', true],
  ['*;q=0', 'gzip', false],
  ['gzip;q=0, *', 'gzip', false],
  ['GZIP', 'gzip', true],
  ['identity', 'br', false],
  ['', 'br', false],
  [undefined, 'br', false],
])('Accept-Encoding %s for %s: %s', (header, encoding, accepted) => {
  expect(accepts(header, encoding)).toBe(accepted);
});

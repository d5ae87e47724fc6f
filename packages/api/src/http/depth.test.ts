import { expect, it } from 'vitest';
import { isDeeperThan } from './depth.ts';

it('levels are counted, however many things stand on one of them', () => {
  expect(isDeeperThan('{"a":[[1],[2],[3]],"b":{}}', 3)).toBe(false);
  expect(isDeeperThan('{"a":[[1],[2],[3]],"b":{}}', 2)).toBe(true);
});

it('brackets in a text are letters', () => {
  expect(isDeeperThan('{"a[[[{{{":"[[[\\"[[[\\\\"}', 1)).toBe(false);
  expect(isDeeperThan('{"a":"\\\\","b":[1]}', 1)).toBe(true);
});

it('a text of nothing but brackets is told at once', () => {
  expect(isDeeperThan('['.repeat(100 * 1024), 32)).toBe(true);
  expect(isDeeperThan(']'.repeat(100 * 1024), 32)).toBe(false);
});

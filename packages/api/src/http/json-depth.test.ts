import { expect, it } from 'vitest';
import { exceedsDepth } from './json-depth.ts';

it('levels are counted, however many things stand on one of them', () => {
  expect(exceedsDepth('{"a":[[1],[2],[3]],"b":{}}', 3)).toBe(false);
  expect(exceedsDepth('{"a":[[1],[2],[3]],"b":{}}', 2)).toBe(true);
});

it('brackets in a text are letters', () => {
  expect(exceedsDepth('{"a[[[{{{":"[[[\\"[[[\\\\"}', 1)).toBe(false);
  expect(exceedsDepth('{"a":"\\\\","b":[1]}', 1)).toBe(true);
});

it('a text of nothing but brackets is told at once', () => {
  expect(exceedsDepth('['.repeat(100 * 1024), 32)).toBe(true);
  expect(exceedsDepth(']'.repeat(100 * 1024), 32)).toBe(false);
});

import { expect, it } from 'vitest';
import { exceedsDepth } from './json-depth.ts';

it('nesting depth is counted regardless of the number of siblings', () => {
  expect(exceedsDepth('{"a":[[1],[2],[3]],"b":{}}', 3)).toBe(false);
  expect(exceedsDepth('{"a":[[1],[2],[3]],"b":{}}', 2)).toBe(true);
});

it('a text of brackets only is rejected without parsing it', () => {
  expect(exceedsDepth('['.repeat(100 * 1024), 32)).toBe(true);
  expect(exceedsDepth(']'.repeat(100 * 1024), 32)).toBe(false);
});

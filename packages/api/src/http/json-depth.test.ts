import { expect, it } from 'vitest';
import { excessOf } from './json-depth.ts';

const limits = { levels: 32, values: 1000 };

it('nesting depth is counted regardless of the number of siblings', () => {
  const text = '{"a":[[1],[2],[3]],"b":{}}';
  expect(excessOf(text, { ...limits, levels: 3 })).toBeUndefined();
  expect(excessOf(text, { ...limits, levels: 2 })).toBe('levels');
});

it('values are counted regardless of their depth, and commas in text are none', () => {
  expect(excessOf(`[${'[1,2],'.repeat(499)}1]`, limits)).toBeUndefined();
  expect(excessOf(`[${'[1,2],'.repeat(500)}1]`, limits)).toBe('values');
  expect(excessOf(`["${',\\",'.repeat(2000)}"]`, limits)).toBeUndefined();
});

it('a text of brackets only is rejected without parsing it', () => {
  expect(excessOf('['.repeat(100 * 1024), limits)).toBe('levels');
  expect(excessOf(']'.repeat(100 * 1024), limits)).toBeUndefined();
});

import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { examples } from './examples.tsx';

const base = resolve(import.meta.dirname, '../../base');

test('every base component has a live example of what to do and what not', () => {
  expect(Object.keys(examples).sort()).toEqual(globSync('*/', { cwd: base }).sort());
  for (const example of Object.values(examples)) {
    expect(isValidElement(example.do) && isValidElement(example.dont)).toBe(true);
    expect(example.because).toMatch(/\.$/);
    expect(example.not).toMatch(/[.?]$/);
  }
});

import { expect, test } from 'vitest';
import { productOf } from './paise.ts';

test.each([
  [1.15, 1.1, 127],
  [0.35, 0.9, 32],
  [-1.15, 1.1, -127],
  [1.5, 0.03, 5],
  [30, 22_000, 66_000_000],
  [100_000, 999_999_999.99, 9_999_999_999_900_000],
])('%d × %d rupees are %d paise, half up', (quantity, rate, paise) => {
  expect(productOf(quantity, rate)).toBe(paise);
});

import { expect, test } from 'vitest';
import { withoutFormulaQuotes } from './formula-quote.ts';

test('the quotes of an exported file before formulas are removed', () => {
  expect(["'=1+1", "'@SUM(1;'-1)", "'+91 98765", "O'Neil", "'A'"].map(withoutFormulaQuotes)).toEqual([
    '=1+1',
    '@SUM(1;-1)',
    '+91 98765',
    "O'Neil",
    "'A'",
  ]);
});

import { expect, test } from 'vitest';
import { withFormulaQuotes, withoutFormulaQuotes } from './formula-quote.ts';

test('the quotes of an exported file before formulas are removed', () => {
  expect(["'=1+1", "'@SUM(1;'-1)", "'+91 98765", "O'Neil", "'A'"].map(withoutFormulaQuotes)).toEqual([
    '=1+1',
    '@SUM(1;-1)',
    '+91 98765',
    "O'Neil",
    "'A'",
  ]);
});

test.each(['\n', ' ', '"', '=', ';=', "\n'=", "'"])(
  'a text of a million characters %j takes a moment',
  (sign) => {
    const text = sign.repeat(1_000_000 / sign.length);
    const began = performance.now();
    withoutFormulaQuotes(withFormulaQuotes(text));
    // Half a second; looking again at what is behind each sign would take many minutes.
    expect(performance.now() - began).toBeLessThan(10_000);
  },
);

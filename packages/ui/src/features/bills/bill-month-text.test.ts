import { expect, test } from 'vitest';
import { translate } from '../../base/words/define-words.ts';
import { taxText } from './bill-month-text.ts';
import { officeBillsWords } from './office-bills-words.ts';

const t = translate(officeBillsWords);
const write = (rupees: number) => rupees.toFixed(2);
const halves = { cgst: 9000, sgst: 9000, igst: 0 };

test.each([
  ['27', 'CGST 90.00 + SGST 90.00'],
  ['04', 'CGST 90.00 + UTGST 90.00'],
  ['07', 'CGST 90.00 + SGST 90.00'],
])('the taxes of a supply in %s are %s, as the bill prints them', (placeOfSupply, text) => {
  expect(taxText(halves, { tax: 'intra', placeOfSupply }, write, t)).toBe(text);
});

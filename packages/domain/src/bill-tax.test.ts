import { expect, test } from 'vitest';
import { billTotals, proposedTds, taxPlace } from './bill-tax.ts';

const company = { gstin: '27AAPFU0939F1ZV', isBodyCorporate: true };
const client = {
  gstin: '29AAGCB7383J1Z4',
  stateCode: '',
  isComposition: false,
  isTdsOnlyGovernment: false,
  isSez: false,
};

test('the worked bill: CGST and SGST, IGST, reverse charge', () => {
  expect(billTotals(6_066_667, 'intra')).toEqual({
    taxable: 6_066_667,
    cgst: 546_000,
    sgst: 546_000,
    igst: 0,
    roundOff: 33,
    total: 7_158_700,
  });
  expect(billTotals(6_066_667, 'inter')).toMatchObject({ igst: 1_092_000, roundOff: 33, total: 7_158_700 });
  expect(billTotals(6_066_667, 'reverse')).toMatchObject({ igst: 0, roundOff: 33, total: 6_066_700 });
  expect(billTotals(7_000_001, 'intra')).toMatchObject({ cgst: 630_000, roundOff: -1, total: 8_260_000 });
  expect(billTotals(7_000_001, 'inter')).toMatchObject({ igst: 1_260_000, total: 8_260_000 });
});

test('a credit of two night duties is 1,888.00', () => {
  expect(billTotals(160_000, 'intra')).toMatchObject({ cgst: 14_400, sgst: 14_400, total: 188_800 });
});

test('lines, tax and round off are the total for every taxable value', () => {
  for (let taxable = 1; taxable < 200_000; taxable += 7)
    for (const tax of ['none', 'intra', 'inter'] as const) {
      const { cgst, sgst, igst, roundOff, total } = billTotals(taxable, tax);
      expect(taxable + cgst + sgst + igst + roundOff).toBe(total);
      expect(total % 100).toBe(0);
      expect(cgst).toBe(sgst);
    }
});

test('a registered client is supplied in the State of its GSTIN, another in that of its address', () => {
  expect(taxPlace(company, client)).toEqual({ tax: 'inter', placeOfSupply: '29', hasUtgst: false });
  const unregistered = { ...client, gstin: '', stateCode: '27' };
  expect(taxPlace(company, unregistered)).toMatchObject({ tax: 'intra', placeOfSupply: '27' });
  expect(taxPlace(company, { ...unregistered, stateCode: '' })).toMatchObject({ placeOfSupply: '27' });
});

test('Chandigarh has UTGST, Delhi SGST', () => {
  const at = (stateCode: string) => taxPlace(company, { ...client, gstin: '', stateCode }).hasUtgst;
  expect([at('04'), at('07')]).toEqual([true, false]);
});

test('a registered client owes the tax itself where the company is no body corporate', () => {
  const firm = { ...company, isBodyCorporate: false };
  expect(taxPlace(firm, client).tax).toBe('reverse');
  expect(taxPlace(firm, { ...client, gstin: '', stateCode: '27' }).tax).toBe('intra');
  for (const fact of ['isComposition', 'isTdsOnlyGovernment'] as const)
    expect(taxPlace(firm, { ...client, [fact]: true }).tax).toBe('inter');
});

test('an embassy with a UIN and a deductor of TDS are no registered persons, so that they pay the tax of a firm', () => {
  const firm = { ...company, isBodyCorporate: false };
  expect(taxPlace(firm, { ...client, gstin: '0717USA00007UNE' })).toMatchObject({
    tax: 'inter',
    placeOfSupply: '07',
  });
  expect(taxPlace(firm, { ...client, gstin: '27MUMA12345A1D7' }).tax).toBe('intra');
});

test('a company without GSTIN charges no tax, an SEZ pays none', () => {
  expect(taxPlace({ ...company, gstin: '' }, client).tax).toBe('none');
  expect(taxPlace(company, { ...client, isSez: true }).tax).toBe('zero');
});

test('a client keeps back 2 % of 60,666.67 as 1,213 rupees', () => {
  expect(proposedTds(6_066_667, 2)).toBe(121_300);
  expect(proposedTds(2_500, 2)).toBe(100);
  expect(proposedTds(2_400, 2)).toBe(0);
});

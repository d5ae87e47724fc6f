import { describe, expect, it, test } from 'vitest';
import { gstinCheckDigit, gstinKind, gstinProblem, isGstin, isPan, panOfGstin } from './gstin.ts';

describe('the check digit of a GSTIN', () => {
  it.each([
    ['27AAPFU0939F1Z', 'V'],
    ['29AAGCB7383J1Z', '4'],
    ['24AANFA2641L1Z', 'F'],
    ['06BQSPN9775N1Z', 'J'],
    ['27AAAAA0000A1Z', '2'],
  ])('of %s is %s', (first, last) => {
    expect(gstinCheckDigit(first)).toBe(last);
    expect(isGstin(`${first}${last}`)).toBe(true);
  });

  it('any other last character, and any two neighbors exchanged, are refused', () => {
    const gstin = '29AAGCB7383J1Z4';
    for (const last of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
      expect(isGstin(`${gstin.slice(0, 14)}${last}`)).toBe(last === '4');
    for (let at = 0; at < 13; at += 1) {
      const turned = `${gstin.slice(0, at)}${gstin[at + 1]}${gstin[at]}${gstin.slice(at + 2)}`;
      expect(isGstin(turned)).toBe(turned === gstin);
    }
  });
});

test.each([
  ['27AAPFU0939F1ZV', 'business', 'AAPFU0939F'],
  ['27AAPFU0939F1D4', 'deductor', 'AAPFU0939F'],
  ['29MUMC12345B1DX', 'deductor', undefined],
  ['0717UNO00157UNO', 'uin', undefined],
] as const)('%s is of the kind %s', (gstin, kind, pan) => {
  expect([gstinProblem(gstin), gstinKind(gstin), panOfGstin(gstin)]).toEqual([undefined, kind, pan]);
});

test.each([
  ['27AAPFU0939F1Z', 'must have 15 characters; this has 14'],
  ['27AAPFU0939F0ZV', 'must be like 27AAPFU0939F1ZV'],
  ['27aapfu0939f1zv', 'must be like 27AAPFU0939F1ZV'],
  ['25AAPFU0939F1ZV', 'begins with 25, which is no State’s code'],
  ['27AAPFU0939F1ZX', 'has a typing error: its last character does not fit the others'],
  ['27AAPFU9039F1ZV', 'has a typing error: its last character does not fit the others'],
])('%s is refused, because it %s', (gstin, problem) => {
  expect(gstinProblem(gstin)).toBe(problem);
});

test('a PAN is five letters, four digits and a letter', () => {
  expect(['AAPFU0939F', 'AAPFU0939', 'AAPF00939F', 'aapfu0939f'].map(isPan)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

import { expect, test } from 'vitest';
import { isAccountNumber, isIfsc, isUpiAddress } from './bank-account.ts';
import { beginsByDay, isTimeOfDay } from './begin-time.ts';
import { isUdyamNumber } from './udyam.ts';

test.each([
  [isIfsc, ['HDFC0000123', 'SBIN0RRMBGB'], ['HDFC1000123', 'HDF00000123', 'hdfc0000123', 'HDFC000012', '']],
  [isAccountNumber, ['50200012345678', 'AB1234567'], ['12345', '5020-0012', '1'.repeat(21), '']],
  [
    isUpiAddress,
    ['prahari@examplebank', 'prahari.security-1@ybl'],
    ['prahari', 'a@b', 'office@prahari.example', 'two words@bank', '@bank'],
  ],
  [isUdyamNumber, ['UDYAM-MP-10-0012345'], ['UDYAM-MP-10-12345', 'MP-10-0012345', '']],
  [isTimeOfDay, ['00:00', '08:00', '23:59'], ['24:00', '8:00', '08:60', '08:00:00', '']],
] as const)('%o takes what is valid and nothing else', (isValid, valid, invalid) => {
  expect([valid.filter((text) => !isValid(text)), invalid.filter(isValid)]).toEqual([[], []]);
});

test('a duty that begins from 04:00 to 17:59 is by day', () => {
  expect(['03:59', '04:00', '17:59', '18:00'].map(beginsByDay)).toEqual([false, true, true, false]);
});

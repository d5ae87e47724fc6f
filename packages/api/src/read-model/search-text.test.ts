import { expect, test } from 'vitest';
import { needlesOf, searchText } from './search-text.ts';

const isFound = (q: string, phone: string): boolean => {
  const text = searchText({ texts: ['Asha Rao'], phones: [phone] });
  return needlesOf(q).some((needle) => text.includes(needle));
};

const written = ['+91 98765 43210', '09876543210', '98765-43210', '0091 (98765) 43210', '9876543210'];

test.each(written)('a phone number stored as %s is found however it is typed', (phone) => {
  for (const q of [
    ...written,
    '98765 432',
    '5432',
    '65/43',
    '43 210',
    '+91 98765',
    '0091-9876',
    '+91 (0) 98765 43210',
    'tel:+919876543210',
    '९८७६५४३२१०',
    '98765\u00a043210',
  ])
    expect([q, isFound(q, phone)]).toEqual([q, true]);
  for (const q of ['98765 43211', '4 3 2', '0 98765 43219', '+91 98766'])
    expect([q, isFound(q, phone)]).toEqual([q, false]);
});

test('a text with letters is not searched by its digits', () => {
  expect(needlesOf('Gate 98765')).toEqual(['gate 98765']);
});

import { expect, test } from 'vitest';
import { needlesOf, searchText } from './search-text.ts';

const isFound = (q: string, phone: string): boolean => {
  const text = searchText({ texts: ['Asha Rao'], phones: [phone] });
  return needlesOf(q).some((words) => words.every((word) => text.includes(word)));
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
  expect(needlesOf('Gate 98765')).toEqual([['gate 98765'], ['gate', '98765']]);
});

test('a text is found as people compare it, and its words in any order', () => {
  const text = searchText({ texts: ['R. K. D’Souza', 'Zoë Tower', 'क़मर'] });
  const isIn = (q: string) => needlesOf(q).some((words) => words.every((word) => text.includes(word)));
  for (const q of ["d'souza", 'DSOUZA', 'rk dsouza', 'zoe', 'tower ZOË', 'dsouza tower', 'कमर'])
    expect([q, isIn(q)]).toEqual([q, true]);
  for (const q of ['tower zoo', 'souza x']) expect([q, isIn(q)]).toEqual([q, false]);
});

test('a text of three letters stays one that the index knows', () => {
  for (const q of ["o'a", 'r.k', 'ab c']) expect([q, needlesOf(q)]).toEqual([q, [[q]]]);
  expect(needlesOf('Om Prakash')).toEqual([['om prakash'], ['om', 'prakash']]);
});

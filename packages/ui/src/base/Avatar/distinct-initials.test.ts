import { expect, test } from 'vitest';
import { distinctInitials } from './distinct-initials.ts';

const initialsIn = (...names: string[]) => [
  ...distinctInitials(names.map((name, index) => ({ id: `id-${index}`, name }))).values(),
];

test('people with different initials keep two letters', () => {
  expect(initialsIn('Raju Mondal', 'Sunita Chauhan')).toEqual(['RM', 'SC']);
});
test('equal initials get one more letter of the last name', () => {
  expect(initialsIn('Mahesh Singh', 'Mohan Sharma')).toEqual(['MSi', 'MSh']);
});
test('people whose initials stay equal with a third letter get numbers in the order of their ids', () => {
  expect(initialsIn('Ramesh Kumar', 'Rajesh Kumar', 'Ramesh Kumar')).toEqual(['RK1', 'RK2', 'RK3']);
});
test('names without letters have neither initials nor a number', () => {
  expect(initialsIn('', '42')).toEqual(['', '']);
});
test('Devanagari letters stay whole', () => {
  expect(initialsIn('सीमा क्षीरसागर', 'सीता क्षीरसागर')).toEqual(['सीमाक्षी', 'सीताक्षी']);
});

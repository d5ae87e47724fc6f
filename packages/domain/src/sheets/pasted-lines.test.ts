import { expect, test } from 'vitest';
import { areLines, readLines } from './pasted-lines.ts';

const chat = `[26/11/26, 8:02 pm] Revathi: 1. Santosh Shinde - 98220 41771
[26/11/26, 8:02 pm] Revathi: Vijay Jadhav, +91 98500 11862, Pune
26/11/2026, 20:03 - Revathi: 3) Kishore Baruah 9822041770`;

test('lines of a chat become names, phones and cities', () => {
  expect(areLines(chat)).toBe(true);
  expect(readLines(chat)).toEqual([
    ['Name', 'Phone', 'City'],
    ['Santosh Shinde', '98220 41771', ''],
    ['Vijay Jadhav', '+91 98500 11862', 'Pune'],
    ['Kishore Baruah', '9822041770', ''],
  ]);
});

test('a line with two phones keeps both', () => {
  expect(readLines('• Asha Rao: 98220 41771 / 98500 11862')[1]).toEqual([
    'Asha Rao',
    '98220 41771 / 98500 11862',
    '',
  ]);
});

test('cells of a sheet are no lines', () => {
  expect(areLines('Asha\t98220 41771\nOm\t98220 41772')).toBe(false);
  expect(areLines('Name,Phone,City\nAsha,98220 41771,Pune\nOm,98220 41772,Pune')).toBe(false);
  expect(areLines('Name\nAsha')).toBe(false);
});

import { expect, test } from 'vitest';
import { type LocalRules, pick } from './local-page.ts';

interface Row {
  name: string;
  place: string;
  rating: number | null;
  status: string;
}

const rules: LocalRules<Row> = {
  texts: (row) => [row.name, row.place],
  column: (row, name) => (name === 'rating' ? row.rating : row.name),
  status: (row) => row.status,
};
const rows: Row[] = [
  { name: 'Zoya', place: 'Pune', rating: 4, status: 'available' },
  { name: 'arun', place: '50% Road', rating: 10, status: 'assigned' },
  { name: 'Bina', place: 'Pune', rating: 9, status: 'available' },
  { name: 'Guard 10', place: '', rating: null, status: 'assigned' },
  { name: 'Guard 9', place: '', rating: 1, status: 'assigned' },
];
const names = (found: readonly Row[]) => found.map((row) => row.name);

test('without a query all rows come in the order the server sent', () => {
  expect(pick(rows, {}, rules)).toEqual(rows);
});

test('searching looks through every text, whatever the case and the spaces around', () => {
  expect(names(pick(rows, { q: '  PUNE ' }, rules))).toEqual(['Zoya', 'Bina']);
});

test('per cent and underscore are plain characters', () => {
  expect(names(pick(rows, { q: '%' }, rules))).toEqual(['arun']);
  expect(pick(rows, { q: '_' }, rules)).toEqual([]);
});

test('a status narrows, also together with a search', () => {
  expect(names(pick(rows, { status: 'available', q: 'bin' }, rules))).toEqual(['Bina']);
  expect(pick(rows, { status: 'unheard-of' }, rules)).toEqual([]);
});

test('names sort without regard to case, and numbers in them by value', () => {
  expect(names(pick(rows, { sort: 'name' }, rules))).toEqual(['arun', 'Bina', 'Guard 9', 'Guard 10', 'Zoya']);
});

test('numbers sort by value, downwards with a minus, and rows themselves stay as they were', () => {
  const rated = rows.filter((row) => row.rating !== null);
  expect(pick(rated, { sort: 'rating' }, rules).map((row) => row.rating)).toEqual([1, 4, 9, 10]);
  expect(pick(rated, { sort: '-rating' }, rules).map((row) => row.rating)).toEqual([10, 9, 4, 1]);
  expect(rated[0]?.name).toBe('Zoya');
});

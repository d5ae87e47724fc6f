import { expect, test } from 'vitest';
import { type FilterRules, filterAndSort } from './filter-and-sort.ts';

interface Row {
  name: string;
  place: string;
  rating: number | undefined;
  status: string;
}

const rules: FilterRules<Row> = { texts: (row) => [row.name, row.place] };
const rows: Row[] = [
  { name: 'Zoya', place: 'Pune', rating: 4, status: 'available' },
  { name: 'arun', place: '50% Road', rating: 10, status: 'assigned' },
  { name: 'Bina', place: 'Pune', rating: 9, status: 'available' },
  { name: 'Guard 10', place: '', rating: undefined, status: 'assigned' },
  { name: 'Guard 9', place: '', rating: 1, status: 'assigned' },
];
const names = (found: readonly Row[]) => found.map((row) => row.name);

test('without a query all rows keep the server’s order', () => {
  expect(filterAndSort(rows, {}, rules)).toEqual(rows);
});

test('a search covers every text, ignoring case and outer spaces', () => {
  expect(names(filterAndSort(rows, { q: '  PUNE ' }, rules))).toEqual(['Zoya', 'Bina']);
});

test('% and _ are plain characters', () => {
  expect(names(filterAndSort(rows, { q: '%' }, rules))).toEqual(['arun']);
  expect(filterAndSort(rows, { q: '_' }, rules)).toEqual([]);
});

test.each([
  ['rk dsouza', 'spaces and dots of initials'],
  ['d’souza r', 'the order of words'],
  ["R.K. D'Souza", 'the kind of apostrophe'],
  ['jose pune', 'accents, in two texts'],
])('%s is found whatever %s', (q) => {
  const named: Row[] = [
    { name: 'R. K. D’Souza', place: 'Pune', rating: 1, status: 'available' },
    { name: 'José Rao', place: 'Pune', rating: 1, status: 'available' },
    { name: 'Zoya', place: 'Pune', rating: 1, status: 'available' },
  ];
  expect(filterAndSort(named, { q }, rules)).toHaveLength(1);
});

test('a search of dots alone finds nothing', () => {
  expect(filterAndSort(rows, { q: '..' }, rules)).toEqual([]);
});

test('a status filters, also together with a search', () => {
  expect(names(filterAndSort(rows, { status: 'available', q: 'bin' }, rules))).toEqual(['Bina']);
  expect(filterAndSort(rows, { status: 'unheard-of' }, rules)).toEqual([]);
});

test('names are sorted ignoring case, and numbers in them by value', () => {
  expect(names(filterAndSort(rows, { sort: 'name' }, rules))).toEqual([
    'arun',
    'Bina',
    'Guard 9',
    'Guard 10',
    'Zoya',
  ]);
});

test('numbers are sorted by value, descending with a minus, without changing the array', () => {
  const rated = rows.filter((row) => row.rating !== undefined);
  expect(filterAndSort(rated, { sort: 'rating' }, rules).map((row) => row.rating)).toEqual([1, 4, 9, 10]);
  expect(filterAndSort(rated, { sort: '-rating' }, rules).map((row) => row.rating)).toEqual([10, 9, 4, 1]);
  expect(rated[0]?.name).toBe('Zoya');
});

test('rows whose 0 means unknown come last in either direction', () => {
  const some = rows.map((row) => ({ ...row, rating: row.rating ?? 0 }));
  const ratings = (sort: string) =>
    filterAndSort(some, { sort }, { ...rules, zeroLast: ['rating'] }).map((row) => row.rating);
  expect(ratings('rating')).toEqual([1, 4, 9, 10, 0]);
  expect(ratings('-rating')).toEqual([10, 9, 4, 1, 0]);
});

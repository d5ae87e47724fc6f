import { expect, test } from 'vitest';
import { narrowRoster, shortOn } from './narrow-roster.ts';
import { endingPost, fullPost, nightPost, noShiftPost, rosterOf } from './posts.samples.ts';

const posts = [nightPost, fullPost, endingPost, noShiftPost].map((post) => rosterOf(post));
const namesOf = (found: readonly { client: { user: { name: string } } }[]) =>
  found.map(({ client }) => client.user.name.split(' ')[0]);

test.each([
  [{ q: '', city: '' }, ['Brahmaputra', 'Rose', 'Malabar', 'Hooghly']],
  [{ q: ' mondal ', city: '' }, ['Hooghly']],
  [{ q: 'sector', city: '' }, ['Rose']],
  [{ q: 'mills', city: 'Kochi' }, []],
  [{ q: '', city: 'Kochi' }, ['Malabar']],
])('posts for %o are %o, by city and client', (search, names) => {
  expect(namesOf(narrowRoster(posts, search))).toEqual(names);
});

test('a post is short when it lacks a guard on one of its days', () => {
  expect(namesOf(shortOn(posts, ['2026-11-25', '2026-11-26']))).toEqual(['Hooghly', 'Rose', 'Brahmaputra']);
  expect(namesOf(shortOn(posts, ['2026-11-26']))).toEqual(['Hooghly', 'Brahmaputra']);
});

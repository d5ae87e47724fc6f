import { expect, test } from 'vitest';
import { done, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { $freeGuards, loadFreeGuards, loadMoreFreeGuards } = await import('./free-guards.ts');

const anywhere = { city: '', shift: 'night', startDate: '2026-12-01', endDate: '2026-12-01' } as const;
const inBhopal = { ...anywhere, city: 'Bhopal' };
const cities = ['Bhopal', 'Pune'];

/** Replies with a guard of the city. */
server.respond = ({ url }) => {
  const { searchParams } = new URL(url, server.origin);
  const city = searchParams.get('city') || 'Pune';
  const place = searchParams.get('cursor') ?? 'first';
  return done({ guards: [{ _id: `${city} ${place}` }], cities, isCut: true, count: 2, nextCursor: 'second' });
};

const shown = () => {
  const found = $freeGuards.get();
  return found.state === 'ready' ? found.guards.map(({ _id }) => _id) : found.state;
};

test('guards of one city are not shown as those of another while these load', async () => {
  await loadFreeGuards(anywhere);
  expect(shown()).toEqual(['Pune first']);
  const loading = loadFreeGuards(inBhopal);
  expect(shown()).toBe('loading');
  expect($freeGuards.get().cities).toEqual(cities);
  await loading;
  expect(shown()).toEqual(['Bhopal first']);
  await loadMoreFreeGuards(inBhopal);
  const again = loadFreeGuards(inBhopal);
  expect(shown()).toEqual(['Bhopal first', 'Bhopal second']);
  await again;
});

import { expect, test } from 'vitest';
import { countText, groupByCity } from './city-groups.ts';
import { posts } from './posts.samples.ts';

test('posts are grouped by city in alphabetical order, each once', () => {
  const groups = groupByCity(posts);
  const cities = groups.map(({ city }) => city);
  expect(cities).toEqual([...cities].sort((one, other) => one.localeCompare(other)));
  expect(groups.flatMap((group) => group.posts)).toHaveLength(posts.length);
  for (const { city, posts: ofCity } of groups)
    for (const { place } of ofCity) expect(place.city || 'City not known').toBe(city);
});

test('a city’s count names its empty places, if there are any', () => {
  expect([countText(1, 0), countText(3, 2)]).toEqual(['1 post', '3 posts, 2 empty']);
});

import { expect, test } from 'vitest';
import { translate } from '../../base/words/define-words.ts';
import { countText, groupByCity } from './city-groups.ts';
import { officePostsWords } from './office-posts-words.ts';
import { posts } from './posts.samples.ts';

const t = translate(officePostsWords);

test('posts are grouped by city in alphabetical order, each once', () => {
  const groups = groupByCity(posts, t);
  const cities = groups.map(({ city }) => city);
  expect(cities).toEqual([...cities].sort((one, other) => one.localeCompare(other)));
  expect(groups.flatMap((group) => group.posts)).toHaveLength(posts.length);
  for (const { city, posts: ofCity } of groups)
    for (const { place } of ofCity) expect(place.city || 'City not known').toBe(city);
});

test('a city’s count names its empty places, if there are any', () => {
  expect([countText(1, 0, t), countText(3, 2, t)]).toEqual(['1 post', '3 posts, 2 empty']);
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './source-files.ts';
import { allStories, storiesIn } from './stories.ts';

/** The file of a story's picture: Vitest leaves one of several dashes. */
const pictureOf = (id: string) => `${id.replace(/-+/g, '-')}.webp`;

describe('every story has its picture, and every picture its story', () => {
  const stories = allStories();
  const pictures = stories.filter(({ isPictured }) => isPictured).map(({ id }) => pictureOf(id));

  test('no two stories share a picture', () => {
    expect(pictures.length).toBeGreaterThan(400);
    expect(pictures.filter((picture, place) => pictures.indexOf(picture) !== place)).toEqual([]);
  });

  test.each(['390', '1280', 'dark'])('%s', (look) => {
    const kept = new Set(readdirSync(join(root, 'tests/pictures/__screenshots__', look)));
    const wanted = new Set(pictures);
    expect(
      [...wanted].filter((picture) => !kept.has(picture)),
      'stories without a picture: npm run pictures:update takes it',
    ).toEqual([]);
    expect(
      [...kept].filter((picture) => !wanted.has(picture)),
      'pictures without a story: npm run pictures:update puts them away',
    ).toEqual([]);
  });
});

describe('a story is named as Storybook names it', () => {
  const source = (story: string) => `
    import preview from '../../../../../.storybook/preview.ts';
    import { Ribbon } from './Ribbon.tsx';
    const meta = preview.meta({ component: Ribbon });
    ${story}`;
  const file = 'packages/ui/src/base/Ribbon/Ribbon.stories.tsx';

  test('after its folder and its export; its tests are no stories', () => {
    const text = source(`export const TwoKnots = meta.story();\nTwoKnots.test('it holds', async () => {});`);
    expect(storiesIn(file, text)).toEqual([{ id: 'base-ribbon--two-knots', file, isPictured: true }]);
  });

  test('one that changes while one looks may do without a picture', () => {
    const text = source('export const Flies = meta.story({ parameters: { pictures: { skip: true } } });');
    expect(storiesIn(file, text)).toEqual([{ id: 'base-ribbon--flies', file, isPictured: false }]);
  });
});

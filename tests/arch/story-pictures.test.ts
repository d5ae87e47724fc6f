import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  approvedFolder,
  componentOf,
  lookNames,
  parsePlacement,
  readIndex,
} from '../support/picture-index.ts';
import { sheetHash } from '../support/picture-sheets.ts';
import { allStories, storiesIn } from './stories.ts';

const components = globSync('**/*.json', { cwd: approvedFolder }).map((file) => file.replace(/\.json$/, ''));
const indexes = components.map((component) => readIndex(component) ?? { sheets: {}, pictures: {} });

describe('every story has its pictures and every picture its story', () => {
  const wanted = allStories()
    .filter(({ isPictured }) => isPictured)
    .map(({ id, file }) => `${componentOf(file)}: ${id}`);
  const kept = components.flatMap((component, at) =>
    Object.keys(indexes[at]?.pictures ?? {}).map((id) => `${component}: ${id}`),
  );

  test('no two stories share a picture', () => {
    expect(wanted.length).toBeGreaterThan(400);
    expect(wanted.filter((story, place) => wanted.indexOf(story) !== place)).toEqual([]);
  });

  test('no story without pictures', () => {
    const missing = wanted.filter((story) => !kept.includes(story));
    expect(missing, 'npm run pictures:update takes them').toEqual([]);
  });

  test('no picture of a deleted story', () => {
    const stale = kept.filter((story) => !wanted.includes(story));
    expect(stale, 'npm run pictures:update deletes them').toEqual([]);
  });

  test.each(lookNames)('every pictured story has the look %s', (look) => {
    const storiesWithoutPicture = indexes.flatMap(({ pictures }) =>
      Object.entries(pictures).filter(([, looks]) => !looks[look]),
    );
    expect(storiesWithoutPicture.map(([id]) => id)).toEqual([]);
  });
});

describe('indexes and sheets of pictures belong together', () => {
  test('each sheet has the hash of its index', () => {
    for (const { sheets } of indexes)
      for (const { file, sha256 } of Object.values(sheets)) expect(sheetHash(file), file).toBe(sha256);
  });

  test('each picture is in a sheet of its component', () => {
    for (const { sheets, pictures } of indexes)
      for (const text of Object.values(pictures).flatMap((looks) => Object.values(looks)))
        expect(sheets[parsePlacement(text).sheet], text).toBeDefined();
  });

  test('no sheet without an index', () => {
    const named = indexes.flatMap(({ sheets }) => Object.values(sheets).map(({ file }) => file));
    expect(globSync('**/*.{webp,avif}', { cwd: approvedFolder }).sort()).toEqual(named.sort());
  });
});

describe('story ids equal those of Storybook', () => {
  const source = (story: string) => `
    import preview from '../../../../../.storybook/preview.ts';
    import { Ribbon } from './Ribbon.tsx';
    const meta = preview.meta({ component: Ribbon });
    ${story}`;
  const file = 'packages/ui/src/base/Ribbon/Ribbon.stories.tsx';

  test('the id consists of folder and export, and tests are not stories', () => {
    const text = source(`export const TwoKnots = meta.story();\nTwoKnots.test('it holds', async () => {});`);
    expect(storiesIn(file, text)).toEqual([{ id: 'base-ribbon--two-knots', file, isPictured: true }]);
  });

  test('a story that keeps changing may have no pictures', () => {
    const text = source(
      'export const Flies = meta.story({ parameters: { chromatic: { disableSnapshot: true } } });',
    );
    expect(storiesIn(file, text)).toEqual([{ id: 'base-ribbon--flies', file, isPictured: false }]);
  });
});

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guideSamples } from '../../scripts/package/guide-samples.ts';
import { storySamples } from '../../scripts/package/story-samples.ts';
import { buildConsumer } from './support/build-consumer.ts';
import { tarballs } from './support/pack.ts';

/** Sections of the landing page, which is Astro's, and a part of islands: the package exports none of them. */
const WITHOUT_SAMPLE = [
  'packages/ui/src/islands/ChunkError.stories.tsx',
  'packages/ui/stories/pages/Landing.stories.tsx',
];

const { samples, left } = storySamples();
const guides = guideSamples().map(({ guide, language, code }, index) => ({
  // A module of its own, also where it imports nothing.
  code: `${code}\nexport {};\n`,
  file: `${guide}-${index}.${language}`,
}));
const isTest = ({ code }: { code: string }) => code.includes('@testing-library/');

function write(folder: string, files: readonly { file: string; code: string }[]): void {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/styles.d.ts'), "declare module '*.css';\n");
  for (const { file, code } of files) writeFileSync(join(folder, 'src', file), code);
}

describe('samples of Storybook and the README', () => {
  test('all stories have one but those of parts that the package does not export', () => {
    expect([...new Set(left.map((each) => each.split(' ')[0]))]).toEqual(WITHOUT_SAMPLE);
    expect(samples.length).toBeGreaterThan(900);
    expect(guides.length).toBeGreaterThan(25);
  });

  test('every one compiles in strict mode against the packed packages', { timeout: 300_000 }, async () => {
    const stories = samples.map(({ file, story, code }) => ({
      file: `${file.replace('packages/ui/', '').replace('.stories.tsx', '').replaceAll('/', '.')}.${story}.tsx`,
      code,
    }));
    const folder = await buildConsumer('samples', tarballs, (folder) =>
      write(folder, [...stories, ...guides.filter((guide) => !isTest(guide))]),
    );
    rmSync(folder, { recursive: true, force: true });
  });

  // Part of `npm run prove -- consumers`: installs jsdom and Testing Library.
  test.skipIf(!process.env.PROVE)('the tests that they show pass', { timeout: 300_000 }, async () => {
    const shown = guides
      .filter(isTest)
      .map(({ file, code }) => ({ file: file.replace('.tsx', '.test.tsx'), code }));
    expect(shown.length).toBeGreaterThan(0);
    const folder = await buildConsumer('jsdom', tarballs, (folder) => {
      // The app's own tests are those of jsdom.test.ts.
      rmSync(join(folder, 'src'), { recursive: true });
      write(folder, shown);
    });
    rmSync(folder, { recursive: true, force: true });
  });
});

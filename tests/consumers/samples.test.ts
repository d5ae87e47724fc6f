import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guideSamples } from '../../scripts/package/guide-samples.ts';
import { storySamples } from '../../scripts/package/story-samples.ts';
import { buildConsumer } from './support/build-consumer.ts';
import { tarballs } from './support/pack.ts';

/** Stories of parts that a page mounts, or of two things with the same name, have no code for a host. */
const MOST_LEFT_OUT = 30;

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
  test('all but a few stories have one, and each component of base does', () => {
    expect(left.length, left.join('\n')).toBeLessThanOrEqual(MOST_LEFT_OUT);
    expect(left.filter((each) => each.includes('/base/')).map((each) => each.split(': ')[0])).toEqual([
      'packages/ui/src/base/TagList/TagList.stories.tsx Fixed',
    ]);
    expect(samples.length).toBeGreaterThan(900);
    expect(guides.length).toBeGreaterThan(25);
  });

  test('every one compiles in strict mode against the packed packages', { timeout: 300_000 }, async () => {
    const stories = samples.map(({ file, story, code }) => ({
      file: `${basename(file, '.stories.tsx')}.${story}.tsx`,
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

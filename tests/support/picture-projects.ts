import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumFlags, packagedChromiumPath } from './browser.ts';
import { unpacked } from './picture-baselines.ts';

const root = resolve(import.meta.dirname, '../..');

/** Drawn by one thread in the processor, with the code every processor has, whole tiles only. */
const steadyDrawing = [
  '--disable-gpu',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--num-raster-threads=1',
];

/** What a project shows of every story. `viewport` and `theme` are those of Storybook's toolbar. */
const looks = {
  '390': { viewport: 'phone', theme: 'morning' },
  '1280': { viewport: 'desk', theme: 'morning' },
  dark: { viewport: 'desk', theme: 'night' },
} as const;

/** Keys under which Storybook's addon hands options to stories; the addon has them per project, we per look. */
const STORYBOOK_GLOBALS = 'storybook/test-initial-globals';
const STORYBOOK_RUN = 'storybook/test-provided';

const instance = ([name, { viewport, theme }]: [string, (typeof looks)[keyof typeof looks]]) => ({
  browser: 'chromium' as const,
  name: `pictures-${name}`,
  provide: {
    [STORYBOOK_GLOBALS]: { viewport: { value: viewport, isRotated: false }, theme },
    // the stories' own tests have axe look at the morning on a desk
    [STORYBOOK_RUN]: { a11y: name !== '1280' },
    expectedTheme: theme,
    chromiumMajor: chromiumMajor(),
  },
});

function chromiumMajor(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = readFileSync(join(dirname(entry), '../package.json'), 'utf8');
  return String(JSON.parse(manifest).version).split('.')[0] ?? '';
}

/**
 * Every story compared with its picture, and checked by axe, on a phone, on a desk and in the dark. Always in the
 * Chromium from npm, which brings its fonts, so that machines agree to the pixel; where it does not run (anything but
 * Linux x64) there are no picture projects.
 */
export async function pictureProjects(): Promise<TestProjectInlineConfiguration[]> {
  const executablePath = await packagedChromiumPath();
  if (!executablePath) return [];
  return [
    {
      plugins: [storybookTest({ configDir: join(root, '.storybook') })],
      test: {
        name: 'pictures',
        globalSetup: ['tests/support/picture-baselines.ts'],
        // the first two change what time is before anything asks for it
        setupFiles: ['clock', 'settled', 'pictures'].map((name) => `.storybook/vitest.${name}.ts`),
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({
            launchOptions: { executablePath, args: [...chromiumFlags(), ...steadyDrawing] },
            contextOptions: { reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
          }),
          instances: Object.entries(looks).map(instance),
          screenshotFailures: false,
          expect: {
            toMatchScreenshot: {
              comparatorName: 'pixelmatch',
              comparatorOptions: { allowedMismatchedPixels: 0, threshold: 0, includeAA: true },
              resolveScreenshotPath: ({ arg, ext, project }) =>
                join(unpacked, project.name.replace('pictures-', ''), `${arg}${ext}`),
              resolveDiffPath: ({ arg, ext, project }) =>
                join(root, 'test-results', project.name, `${arg}${ext}`),
            },
          },
        },
      },
    },
  ];
}

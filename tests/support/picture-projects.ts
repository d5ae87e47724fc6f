import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumFlags, packagedChromiumPath } from './browser.ts';
import { unpacked } from './picture-baselines.ts';

/** Under this key Storybook's addon hands what the toolbar says to stories. */
const STORYBOOK_GLOBALS = 'storybook/test-initial-globals';
const root = resolve(import.meta.dirname, '../..');

/** Drawn by one thread in the processor, with the code every processor has, whole tiles only. */
const steadyDrawing = [
  '--disable-gpu',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--num-raster-threads=1',
];

function chromiumMajor(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = readFileSync(join(dirname(entry), '../package.json'), 'utf8');
  return String(JSON.parse(manifest).version).split('.')[0] ?? '';
}

/**
 * Every story compared with its pictures, and checked by axe, on a desk, in the dark and on a phone. Always in the Chromium
 * from npm, which brings its fonts, so that machines agree to the pixel; where it does not run (anything but Linux x64) there
 * is no such project.
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
        provide: {
          [STORYBOOK_GLOBALS]: { viewport: { value: 'desk', isRotated: false }, theme: 'morning' },
          chromiumMajor: chromiumMajor(),
        },
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({
            launchOptions: { executablePath, args: [...chromiumFlags(), ...steadyDrawing] },
            contextOptions: { reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
          }),
          instances: [{ browser: 'chromium' as const }],
          screenshotFailures: false,
          expect: {
            toMatchScreenshot: {
              comparatorName: 'pixelmatch',
              comparatorOptions: { allowedMismatchedPixels: 0, threshold: 0, includeAA: true },
              resolveScreenshotPath: ({ arg, ext }) => join(unpacked, `${arg}${ext}`),
              resolveDiffPath: ({ arg, ext }) => join(root, 'test-results/pictures', `${arg}${ext}`),
            },
          },
        },
      },
    },
  ];
}

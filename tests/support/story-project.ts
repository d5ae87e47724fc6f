import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumFlags, chromiumPath, packagedChromiumPath, reproducibleDrawing } from './browser.ts';
import { colorsIn } from './colors-command.ts';
import { forceColors } from './forced-colors-command.ts';
import { checkPicture } from './picture-command.ts';

/** The key by which Storybook's addon passes initial globals to stories. */
const STORYBOOK_GLOBALS = 'storybook/test-initial-globals';
const root = resolve(import.meta.dirname, '../..');

function packagedChromiumMajor(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = readFileSync(join(dirname(entry), '../package.json'), 'utf8');
  return String(JSON.parse(manifest).version).split('.')[0] ?? '';
}

function pictureMode(): 'off' | 'compare' | 'update' {
  const { PICTURES: mode = 'off' } = process.env;
  if (mode === 'off' || mode === 'compare' || mode === 'update') return mode;
  throw new Error(`PICTURES is off, compare or update, not ${mode}`);
}

/** Turns off what React records about elements and renderings for the developer tools, which nobody opens; warnings do not need it. */
const withoutTracing = { 'console.createTask': 'undefined', 'console.timeStamp': 'undefined' };

/**
 * Every story renders, is accessible, and its tests pass, in a real browser. With PICTURES=compare, as in `npm test`, each
 * story is also compared with its pictures and checked by axe in the dark theme and on a phone. Pictures are taken with the
 * Chromium from npm, which brings its fonts, so that machines agree to the pixel; it runs on Linux x64 only.
 */
export async function storyProject(): Promise<TestProjectInlineConfiguration> {
  const pictures = pictureMode();
  const executablePath = pictures === 'off' ? await chromiumPath() : await packagedChromiumPath();
  return {
    plugins: [storybookTest({ configDir: join(root, '.storybook') })],
    optimizeDeps: { rolldownOptions: { transform: { define: withoutTracing } } },
    test: {
      name: 'stories',
      // loads React, axe and the components once for each worker; .storybook/vitest.setup.ts runs before each file
      isolate: false,
      // a test renders a story, compares three pictures and runs axe three times
      testTimeout: 60_000,
      // vitest.setup.ts is last: it fixes the date, without which Vitest does not run a set-up again for the next file
      setupFiles: ['.storybook/vitest.forced-colors.ts', '.storybook/vitest.setup.ts'],
      provide: {
        [STORYBOOK_GLOBALS]: { viewport: { value: 'desk', isRotated: false }, theme: 'light' },
        pictures,
        skipsStoryTests: process.env.STORY_TESTS === 'skip',
        samplesDarkLooks: process.env.DARK_LOOKS === 'sample',
        chromiumMajor: packagedChromiumMajor(),
      },
      browser: {
        enabled: true,
        headless: true,
        commands: { checkPicture, colorsIn, forceColors },
        provider: playwright({
          launchOptions: {
            ...(executablePath ? { executablePath } : {}),
            args: [...chromiumFlags(), ...reproducibleDrawing],
          },
          contextOptions: { reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
        }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
        screenshotFailures: false,
      },
    },
  };
}

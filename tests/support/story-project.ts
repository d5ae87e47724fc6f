import { join, resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import {
  chromiumFlags,
  chromiumPath,
  inSharedMemory,
  packagedChromiumPath,
  reproducibleDrawing,
} from './browser.ts';
import { colorsIn } from './colors-command.ts';
import { forceColors } from './forced-colors-command.ts';

const root = resolve(import.meta.dirname, '../..');

/** Turns off React's records for developer tools. Its warnings don't need them. */
const withoutTracing = { 'console.createTask': 'undefined', 'console.timeStamp': 'undefined' };

/** Tests every story in a browser; `STORY_THEME=dark` shows the dark theme without snapshots. */
export async function storyProject(): Promise<TestProjectInlineConfiguration> {
  const packagedChromium = await packagedChromiumPath();
  const executablePath = packagedChromium ?? (await chromiumPath());
  const { PROVE, STORY_THEME: theme = 'light' } = process.env;
  return {
    plugins: [
      storybookTest({
        configDir: join(root, '.storybook'),
        ...(PROVE ? {} : { tags: { exclude: ['exhaustive'] } }),
        initialGlobals: { viewport: { value: 'desk', isRotated: false }, theme },
      }),
    ],
    optimizeDeps: { rolldownOptions: { transform: { define: withoutTracing } } },
    test: {
      name: 'stories',
      // Loads React, axe and components once per worker.
      isolate: false,
      testTimeout: 60_000,
      setupFiles: ['.storybook/vitest.setup.ts'],
      provide: {
        comparesSnapshots: packagedChromium !== undefined && theme === 'light',
        checksAfterTests: Boolean(PROVE),
      },
      browser: {
        enabled: true,
        headless: true,
        commands: { colorsIn, forceColors },
        provider: playwright({
          launchOptions: {
            ...inSharedMemory(),
            ...(executablePath ? { executablePath } : {}),
            args: [...chromiumFlags(), ...reproducibleDrawing],
          },
          contextOptions: { reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
        }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
        screenshotFailures: false,
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ arg, ext }) => join(root, 'tests/snapshots', `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) => join(root, 'test-results/snapshots', `${arg}${ext}`),
          },
        },
      },
    },
  };
}

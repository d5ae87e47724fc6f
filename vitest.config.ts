import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { apiProjects } from './tests/support/api-projects.ts';
import { chromiumLaunch } from './tests/support/browser.ts';
import { faultProject } from './tests/support/fault-projects.ts';
import { pictureProjects } from './tests/support/picture-projects.ts';

const launchOptions = await chromiumLaunch();

/** Every story renders, is accessible, and its tests pass, in a real browser. */
const stories = {
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    setupFiles: ['.storybook/vitest.clock.ts'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce', locale: 'en-IN' } }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
      screenshotFailures: false,
    },
  },
};

const unit = {
  test: {
    name: 'unit',
    environment: 'node' as const,
    include: [
      'packages/{contract,ui}/src/**/*.test.ts',
      'tests/{arch,unit}/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
  },
};

/** What the built site in dist/ may weigh and must hold. Run after `npm run build`. */
const build = {
  test: { name: 'build', environment: 'node' as const, include: ['tests/build/**/*.test.ts'] },
};

/** The commands of the README, typed as a newcomer would. Run after `npm run build`. */
const commands = {
  test: {
    name: 'commands',
    environment: 'node' as const,
    include: ['tests/commands/**/*.test.ts'],
    testTimeout: 120_000,
  },
};

export default defineConfig({
  test: {
    projects: [unit, ...apiProjects, stories, ...(await pictureProjects()), build, commands, faultProject],
  },
});

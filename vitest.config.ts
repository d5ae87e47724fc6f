import { defineConfig } from 'vitest/config';
import { apiProjects } from './tests/support/api-projects.ts';
import { consumerProject } from './tests/support/consumer-project.ts';
import { faultProjects } from './tests/support/fault-projects.ts';
import { storyProject } from './tests/support/story-project.ts';

const unit = {
  test: {
    name: 'unit',
    environment: 'node' as const,
    include: [
      'packages/{contract,ui}/src/**/*.test.ts',
      'tests/{arch,unit}/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    // some read all source files, on cores that other suites use as well
    testTimeout: 60_000,
  },
};

/** Size limits and content of the built site in dist/. Run after `npm run build`. */
const build = {
  test: { name: 'build', environment: 'node' as const, include: ['tests/build/**/*.test.ts'] },
};

/** Runs the commands of the README. Run after `npm run build`. */
const commands = {
  test: {
    name: 'commands',
    environment: 'node' as const,
    include: ['tests/commands/**/*.test.ts'],
    testTimeout: 240_000,
  },
};

export default defineConfig({
  test: {
    projects: [
      unit,
      ...apiProjects,
      await storyProject(),
      build,
      commands,
      consumerProject,
      ...faultProjects,
    ],
  },
});

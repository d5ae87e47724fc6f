import type { TestProjectInlineConfiguration } from 'vitest/config';
import { apiProjects } from './api-projects.ts';
import { consumerProject } from './consumer-project.ts';
import { faultProjects } from './fault-projects.ts';

const unit: TestProjectInlineConfiguration = {
  test: {
    name: 'unit',
    environment: 'node',
    include: [
      'packages/{domain,contract,ui}/src/**/*.test.ts',
      'tests/{arch,unit}/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    // some read all source files, on cores that other suites use as well
    testTimeout: 60_000,
  },
};

/** Size limits and content of the built site in dist/. Run after `npm run build`. */
const build: TestProjectInlineConfiguration = {
  test: { name: 'build', environment: 'node', include: ['tests/build/**/*.test.ts'] },
};

/** Runs the commands of the README. Run after `npm run build`. */
const commands: TestProjectInlineConfiguration = {
  test: {
    name: 'commands',
    environment: 'node',
    include: ['tests/commands/**/*.test.ts'],
    testTimeout: 240_000,
  },
};

/** All tests but those of stories, which need a browser. */
export const nodeProjects: TestProjectInlineConfiguration[] = [
  unit,
  ...apiProjects,
  build,
  commands,
  consumerProject,
  ...faultProjects,
];

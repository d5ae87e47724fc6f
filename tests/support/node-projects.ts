import type { TestProjectInlineConfiguration } from 'vitest/config';
import { apiProjects } from './api-projects.ts';
import { consumerProject } from './consumer-project.ts';
import { faultProjects } from './fault-projects.ts';

const unit: TestProjectInlineConfiguration = {
  test: {
    name: 'unit',
    environment: 'node',
    // Each file has modules of its own: a thread for each costs less than a process.
    pool: 'threads',
    include: [
      'packages/{domain,contract,ui}/src/**/*.test.ts',
      'packages/ui/codemods/*.test.ts',
      'tests/{arch,unit}/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    // Some tests read all source files while other suites use the cores.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
};

/** Tests of sizes and content in dist/. Run after `npm run build`. */
const build: TestProjectInlineConfiguration = {
  test: { name: 'build', environment: 'node', include: ['tests/build/**/*.test.ts'] },
};

/** Tests of the README's commands. Run after `npm run build`. */
const commands: TestProjectInlineConfiguration = {
  test: {
    name: 'commands',
    environment: 'node',
    include: ['tests/commands/**/*.test.ts'],
    testTimeout: 240_000,
  },
};

export const nodeProjects: TestProjectInlineConfiguration[] = [
  unit,
  ...apiProjects,
  build,
  commands,
  consumerProject,
  ...faultProjects,
];

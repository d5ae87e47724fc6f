import type { TestProjectInlineConfiguration } from 'vitest/config';

const include = ['packages/api/src/**/*.test.ts'];

/** The same test files on both engines. */
export const apiProjects: TestProjectInlineConfiguration[] = [
  {
    test: {
      name: 'api-sqlite',
      environment: 'node',
      include,
      env: { TEST_ENGINE: 'sqlite' },
      testTimeout: 30_000,
    },
  },
  {
    test: {
      name: 'api-postgres',
      environment: 'node',
      include,
      env: { TEST_ENGINE: 'postgres' },
      globalSetup: ['packages/api/src/testing/global-postgres.ts'],
      testTimeout: 30_000,
      hookTimeout: 30_000,
    },
  },
];

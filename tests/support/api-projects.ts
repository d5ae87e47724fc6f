import type { TestProjectInlineConfiguration } from 'vitest/config';

const include = ['packages/api/src/**/*.test.ts'];
const setupFiles = ['packages/api/src/testing/low-hashing-cost.ts'];

/** Files share loaded modules, which saves half of the CPU time: the API keeps no state in modules, and each file has its own database. */
const isolate = false;

/**
 * What a call is refused for before it reaches the database, and what is the same on both: `npm test` runs these on SQLite only,
 * `npm run prove -- api` on both engines. Those of `auth` hash a thousand passwords; http/rate-limit.test.ts counts on both.
 */
const engineIndependent = [
  'packages/api/src/{access,information-disclosure,invalid-input}.test.ts',
  'packages/api/src/features/auth/{account-enumeration,code-attempts,guessing,shut-out}.test.ts',
  'packages/api/src/fuzz/{invalid-values,malformed-bodies,paths-and-headers}.test.ts',
  'packages/api/src/http/hashing-queue.test.ts',
  'packages/api/src/startup/log-privacy.test.ts',
];

/** The same test files on both engines. */
export const apiProjects: TestProjectInlineConfiguration[] = [
  {
    test: {
      name: 'api-sqlite',
      environment: 'node',
      include,
      setupFiles,
      isolate,
      env: { TEST_ENGINE: 'sqlite' },
      globalSetup: ['packages/api/src/testing/global-sqlite.ts'],
      testTimeout: 60_000,
    },
  },
  {
    test: {
      name: 'api-postgres',
      environment: 'node',
      include,
      exclude: process.env.PROVE ? [] : engineIndependent,
      setupFiles,
      isolate,
      env: { TEST_ENGINE: 'postgres' },
      globalSetup: ['packages/api/src/testing/global-postgres.ts'],
      testTimeout: 60_000,
      hookTimeout: 30_000,
    },
  },
];

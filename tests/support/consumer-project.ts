import type { TestProjectInlineConfiguration } from 'vitest/config';

/** Packs the packages, checks the tarballs, and installs them in apps outside the workspace. */
export const consumerProject: TestProjectInlineConfiguration = {
  test: {
    name: 'consumers',
    environment: 'node',
    include: ['tests/consumers/*.test.{ts,tsx}'],
    globalSetup: ['tests/consumers/support/pack.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
};

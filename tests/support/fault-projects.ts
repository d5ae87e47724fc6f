import type { TestProjectInlineConfiguration } from 'vitest/config';

/**
 * Real processes that are killed, starved and slowed down. In `npm test` in a short form; PROVE=full asks for the counts of
 * `npm run prove`. One file after another: they speak of time and would disturb each other.
 */
export const faultProject: TestProjectInlineConfiguration = {
  test: {
    name: 'fault',
    environment: 'node',
    include: ['tests/{fault,load}/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: process.env.PROVE === 'full' ? 3_600_000 : 240_000,
    hookTimeout: 120_000,
  },
};

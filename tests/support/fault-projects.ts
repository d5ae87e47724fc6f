import type { TestProjectInlineConfiguration } from 'vitest/config';

/**
 * Real processes that are killed, starved and slowed down. `npm test` runs each fault a few times; PROVE=full, as in
 * `npm run prove`, as often as the documents promise. One file at a time, because the tests measure time.
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

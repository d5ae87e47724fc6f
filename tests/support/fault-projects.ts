import type { TestProjectInlineConfiguration } from 'vitest/config';

const MEASURED = ['tests/fault/floods.test.ts', 'tests/fault/postgres-outage.test.ts'];

const shared = {
  environment: 'node',
  fileParallelism: false,
  testTimeout: process.env.PROVE === 'full' ? 3_600_000 : 240_000,
  hookTimeout: 120_000,
} as const;

/**
 * Tests that kill real processes, fill their disks and interrupt their networks. `npm test` runs each fault a few times;
 * PROVE=full, set by `npm run prove`, as often as documented. One file at a time, because each loads the machine.
 */
export const faultProjects: TestProjectInlineConfiguration[] = [
  {
    test: {
      ...shared,
      name: 'fault',
      include: ['tests/{fault,load}/**/*.test.ts'],
      exclude: MEASURED,
    },
  },
  // These fail when a response takes too long, so nothing else may run beside them.
  { test: { ...shared, name: 'response-times', include: MEASURED } },
];

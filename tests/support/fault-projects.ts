import type { TestProjectInlineConfiguration } from 'vitest/config';

const { PROVE } = process.env;

/** Tests that mostly wait for time limits and take half of the time of all fault tests: only `npm run prove` runs them. */
const longWaits = [
  'tests/fault/{disk-full,postgres-unresponsive,smtp-outage}.test.ts',
  'tests/load/{large-body,slow-clients}.test.ts',
];

/**
 * Tests that kill real processes, fill their disks and interrupt their networks. `npm test` runs each fault a few times;
 * PROVE=full, set by `npm run prove`, as often as documented, with limits of response times. Only `npm run prove` runs
 * tests/prove, which takes too long for each change: floods, poolers, failover, a working day, and the benches of the README.
 * One file at a time, because each loads the machine.
 */
export const faultProjects: TestProjectInlineConfiguration[] = [
  {
    test: {
      name: 'fault',
      environment: 'node',
      include: [PROVE ? 'tests/{fault,load,prove}/**/*.test.ts' : 'tests/{fault,load}/**/*.test.ts'],
      exclude: PROVE ? [] : longWaits,
      fileParallelism: false,
      testTimeout: PROVE === 'full' ? 3_600_000 : 240_000,
      hookTimeout: 120_000,
    },
  },
];

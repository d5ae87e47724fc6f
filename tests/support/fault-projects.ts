import type { TestProjectInlineConfiguration } from 'vitest/config';

const { PROVE } = process.env;

/** Tests that mostly wait for time limits, so only `npm run prove` runs them. */
const longWaits = [
  'tests/fault/{disk-full,postgres-unresponsive,smtp-outage}.test.ts',
  'tests/load/{large-body,many-connections,slow-clients}.test.ts',
];

/** Tests that kill processes, fill disks and interrupt networks; in full under PROVE=full. */
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

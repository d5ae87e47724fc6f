// Checks the types of all packages with TypeScript 7, and of the Astro host with TypeScript 6.
import { spawnSync } from 'node:child_process';

/** One thread: several would each work out the types that they share. */
const tsc = ['node_modules/typescript-7/bin/tsc', '--singleThreaded'];
const checks: Record<string, string[]> = {
  'packages/ui': [...tsc, '-p', 'packages/ui'],
  'packages/api': [...tsc, '-p', 'packages/api'],
  'packages/contract': [...tsc, '-p', 'packages/contract'],
  'packages/domain': [...tsc, '-p', 'packages/domain'],
  'the site': ['node_modules/astro/bin/astro.mjs', 'check'],
};

let failed = false;
for (const [name, args] of Object.entries(checks)) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  console.log(`types of ${name}: ${status === 0 ? 'ok' : 'failed'}`);
  if (status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);

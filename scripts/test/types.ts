// Checks the types of every package, with TypeScript 7, and of the Astro host, whose checker needs TypeScript 6. Two at a time.
import { spawn } from 'node:child_process';

type Check = readonly [name: string, args: string[]];

const tsc = (folder: string): Check => [
  `types of ${folder}`,
  ['node_modules/typescript-7/bin/tsc', '-p', folder],
];
const checks: Check[] = [
  ['types of the site', ['node_modules/astro/bin/astro.mjs', 'check']],
  tsc('packages/ui'),
  tsc('packages/api'),
  tsc('packages/contract'),
  tsc('packages/domain'),
];

function run([name, args]: Check) {
  return new Promise<boolean>((done) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => {
      console.log(`${name}: ${code === 0 ? 'ok' : 'failed'}`);
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      done(code === 0);
    });
  });
}

let failed = false;
async function work() {
  for (let check = checks.shift(); check; check = checks.shift()) {
    if (!(await run(check))) failed = true;
  }
}
await Promise.all([work(), work()]);
process.exit(failed ? 1 : 0);

// Runs tests/fault, tests/load and tests/prove in full and all tests of the API on PostgreSQL, measures whether response times reveal accounts, and prints a table of the results.
// Takes about an hour, and needs PgBouncer, Patroni, etcd, HAProxy, PostgreSQL, buildah, debootstrap, Caddy and podman-compose of Debian: `npm run prove`.
// `npm run prove -- mutations.test --mutations=V6.3` breaks only the controls of these requirements, or of files with this in their path.
// `npm run prove -- --short` runs each a few times; `npm run prove -- process-kill` the files whose names contain the word.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const args = process.argv.slice(2);
const short = args.includes('--short');
const chosen = args.filter((arg) => !arg.startsWith('--'));
const mutations = args.find((arg) => arg.startsWith('--mutations='))?.slice('--mutations='.length) ?? '';
const unknown = args.filter((arg) => arg.startsWith('--') && !/^--(?:short$|mutations=.)/.test(arg));
if (unknown.length > 0) {
  console.error(`Usage: npm run prove -- [--short] [--mutations=WORD] [file …], not ${unknown.join(' ')}`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'prahari-prove-'));
const figures = join(folder, 'figures.jsonl');

function run(command: string, commandArgs: string[], env: Record<string, string> = {}) {
  return new Promise<boolean>((done) => {
    const child = spawn(command, commandArgs, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(String(error));
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const began = performance.now();
const files = chosen.filter((name) => name !== 'timing');
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.fault.config.ts', ...files];
const faulty = chosen.length === 0 || files.length > 0;
const faults =
  !faulty ||
  (await run(process.execPath, vitest, {
    PROVE_FIGURES: figures,
    PROVE: short ? 'short' : 'full',
    PROVE_MUTATIONS: mutations,
  }));
const faultsTook = seconds(began);
/** The tests of the API that `npm test` runs on SQLite only. */
const engines =
  chosen.length > 0 ||
  (await run(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.api.config.ts', '--project=api-postgres'],
    { PROVE: 'full' },
  ));

/** Compares response times for known and unknown addresses, with this many calls of each kind. */
function runTiming(count: string) {
  return new Promise<{ ok: boolean; said: string }>((done) => {
    const child = spawn(process.execPath, ['tests/load/account-enumeration.ts', '--count', count], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      process.stdout.write(chunk);
    });
    child.on('close', (code) => done({ ok: code === 0, said }));
  });
}
const timed = chosen.length === 0 || chosen.includes('timing');
const timing = timed ? await runTiming(short ? '100' : '1000') : { ok: true, said: '' };

interface Row {
  proof: string;
  done: string;
  found: string;
}

const rows: Row[] = existsSync(figures)
  ? readFileSync(figures, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
for (const [, flow, found = '', done = ''] of timing.said.matchAll(/^timing (\S+): (.+), (\d+ of each)$/gm)) {
  rows.push({ proof: `Known and unknown addresses take the same time: ${flow}`, done, found });
}

console.log('\n| proof | done | found |\n| --- | --- | --- |');
for (const { proof, done, found } of rows) console.log(`| ${proof} | ${done} | ${found} |`);
if (faulty)
  console.log(`\nFaults and load: ${faults ? 'all as promised' : 'FAILED, see above'}, ${faultsTook}.`);
rmSync(folder, { recursive: true, force: true });
if (chosen.length === 0) console.log(`API on PostgreSQL: ${engines ? 'passed' : 'FAILED, see above'}.`);
if (timed) console.log(`Timing: ${timing.ok ? 'cannot be told apart' : 'FAILED, see above'}.`);
process.exit(faults && engines && timing.ok ? 0 : 1);

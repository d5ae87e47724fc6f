// Runs tests/fault, tests/load and tests/prove in full, then the pieces of which `npm test` runs a sample (below), measures whether response times reveal accounts, and prints a table of the results.
// Takes 80 minutes to three hours, and needs PgBouncer, Patroni, etcd, HAProxy, PostgreSQL, buildah, debootstrap, Caddy, podman and podman-compose of Debian: `npm run prove`.
// `npm run prove -- mutations.test --mutations=V6.3` breaks only the controls of these requirements, or of files with this in their path.
// `npm run prove -- --short` runs each a few times; `npm run prove -- process-kill` the files whose names contain the word; `npm run prove -- api consumers stories journeys timing` these pieces.
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

const vitestCommand = ['node_modules/vitest/vitest.mjs', 'run'];
/** What `npm test` runs a sample of, by the word that chooses it: the command for all of it. */
const pieces: Record<string, { about: string; command: string[] }> = {
  api: {
    about: 'API on both engines',
    command: [...vitestCommand, '--config=vitest.api.config.ts'],
  },
  consumers: {
    about: 'Apps that install the packages',
    command: [...vitestCommand, '--config=vitest.node.config.ts', '--project=consumers'],
  },
  stories: {
    about: 'Every story in the dark theme',
    command: [...vitestCommand, '--project=stories'],
  },
  journeys: {
    about: 'Exhaustive journeys',
    command: ['node_modules/@playwright/test/cli.js', 'test', '--grep=@exhaustive'],
  },
};

const files = chosen.filter((name) => name !== 'timing' && !(name in pieces));
const vitest = [...vitestCommand, '--config', 'vitest.fault.config.ts', ...files];
const faulty = chosen.length === 0 || files.length > 0;
// Floods call the pages of the built site, measurements and journeys open them.
const usesSite = faulty || chosen.includes('journeys');
if (usesSite && !(await run(process.execPath, ['scripts/build/build.ts']))) process.exit(1);
const faults =
  !faulty ||
  (await run(process.execPath, vitest, {
    PROVE_FIGURES: figures,
    PROVE: short ? 'short' : 'full',
    PROVE_MUTATIONS: mutations,
  }));
const faultsTook = seconds(began);

const results: { about: string; ok: boolean }[] = [];
for (const [name, { about, command }] of Object.entries(pieces))
  if (chosen.length === 0 || chosen.includes(name))
    results.push({ about, ok: await run(process.execPath, command, { PROVE: 'full', STORY_THEME: 'dark' }) });

/** Compares response times for known and unknown addresses, with this many calls of each kind. */
function runTiming(count: string) {
  return new Promise<{ ok: boolean; printed: string }>((done) => {
    const child = spawn(process.execPath, ['tests/load/account-enumeration.ts', '--count', count], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk;
      process.stdout.write(chunk);
    });
    child.on('close', (code) => done({ ok: code === 0, printed }));
  });
}
const timed = chosen.length === 0 || chosen.includes('timing');
const timing = timed ? await runTiming(short ? '100' : '1000') : { ok: true, printed: '' };

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
for (const [, flow, found = '', done = ''] of timing.printed.matchAll(
  /^timing (\S+): (.+), (\d+ of each)$/gm,
)) {
  rows.push({ proof: `Known and unknown addresses take the same time: ${flow}`, done, found });
}

console.log('\n| proof | done | found |\n| --- | --- | --- |');
for (const { proof, done, found } of rows) console.log(`| ${proof} | ${done} | ${found} |`);
if (faulty)
  console.log(`\nFaults and load: ${faults ? 'all as promised' : 'FAILED, see above'}, ${faultsTook}.`);
rmSync(folder, { recursive: true, force: true });
for (const { about, ok } of results) console.log(`${about}: ${ok ? 'passed' : 'FAILED, see above'}.`);
if (timed) console.log(`Timing: ${timing.ok ? 'cannot be told apart' : 'FAILED, see above'}.`);
process.exit(faults && results.every(({ ok }) => ok) && timing.ok ? 0 : 1);

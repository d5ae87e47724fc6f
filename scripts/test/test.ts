// Every check a change must pass. Each stage runs even when an earlier one failed. Ends with `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { memoryFolder } from './memory-folder.ts';
import { type Counted, countPlaywright, countVitest } from './reports.ts';

const reports = mkdtempSync(join(tmpdir(), 'prahari-reports-'));
const total = { passed: 0, failed: 0 };
/** What failed, repeated at the end of the output, where it is found. */
const failures: string[] = [];
const times: Record<string, number> = {};

/** Runs a command and prints its output when it has ended, so that the output of concurrent commands is not mixed. */
function run(name: string, command: string, args: string[], { env = {} } = {}): Promise<boolean> {
  const started = Date.now();
  console.log(`── ${name}: begins`);
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      times[name] = Number(seconds);
      process.stdout.write(`\n── ${name}: ${code === 0 ? 'ok' : `failed (exit ${code})`}, ${seconds} s\n`);
      process.stdout.write(Buffer.concat(output));
      done(code === 0);
    });
  });
}

/** A stage that counts as one test. */
async function step(name: string, command: string, args: string[]): Promise<boolean> {
  const ok = await run(name, command, args);
  total[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(name);
  return ok;
}

/** A stage whose tests are counted by its JSON report. Without a report, after a crash, it counts as one failure. */
async function suite<Report>(
  name: string,
  command: string,
  args: (reportFile: string) => string[],
  count: (report: Report) => Counted,
  env: Record<string, string> = {},
): Promise<void> {
  const file = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const ok = await run(name, command, args(file), { env: { ...env, TEST_REPORT: file } });
  let counted: Counted = { passed: 0, failures: [] };
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`${name} left no report: ${(error as Error).message}`);
  }
  if (!ok && counted.failures.length === 0) counted.failures.push('ended with an error');
  if (ok && counted.passed === 0) counted.failures.push('ran no test');
  total.passed += counted.passed;
  total.failed += counted.failures.length;
  failures.push(...counted.failures.map((failure) => `${name}: ${failure}`));
}

const vitest =
  (...projects: string[]) =>
  (file: string): string[] => [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    // without Storybook's set-up, where no story is tested
    ...(projects.includes('stories') ? [] : ['--config=vitest.node.config.ts']),
    ...projects.map((project) => `--project=${project}`),
  ];

/** For suites that wait for much of their time: journeys for pages, other tests for time limits and other processes. */
const oneMoreThanCores = (option: string): string => `--${option}=${availableParallelism() + 1}`;

const checks = [
  step('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  step('types', process.execPath, ['scripts/test/types.ts']),
  step('supply chain', process.execPath, ['scripts/release/supply-chain.ts']),
  step('dead code', 'knip', ['--no-config-hints']),
];
const built = await step('build', process.execPath, ['scripts/build/build.ts']);

/** Tests of the built site: the commands that serve and check it, its bytes, and journeys through it. */
async function site() {
  if (!built) {
    console.error('\nThe build failed, so the commands, its budgets and the journeys could not run.');
    total.failed += 3;
    failures.push('commands of the README, build budgets and browser journeys: the build failed');
    return;
  }
  await suite('commands of the README', 'vitest', vitest('commands'), countVitest);
  await suite('build budgets', 'vitest', vitest('build'), countVitest);
  const args = ['test', oneMoreThanCores('workers'), '--grep-invert=@exhaustive'];
  await suite('browser journeys', 'playwright', () => args, countPlaywright);
}

/** The packages, installed in other apps and from inside. */
async function packages() {
  await suite('consumers of the package', 'vitest', vitest('consumers'), countVitest);
  const args = (file: string) => [
    ...vitest('unit', 'api-sqlite', 'api-postgres')(file),
    oneMoreThanCores('maxWorkers'),
  ];
  const memory = memoryFolder();
  const env = memory ? { TMPDIR: memory.path } : {};
  await suite('unit and API on both engines', 'vitest', args, countVitest, env);
  memory?.remove();
}

/** Every story: its tests, axe and its snapshots, which are compared on Linux x64 only. Then faults, which mostly wait. */
async function components() {
  // a story spends half of its time waiting
  const workers = `--maxWorkers=${2 * availableParallelism()}`;
  const args = (file: string) => [...vitest('stories')(file), workers];
  await suite('stories', 'vitest', args, countVitest);
  await suite('faults and load', 'vitest', vitest('fault'), countVitest);
}

// Concurrently, because each spends much of its time waiting. Suites that use one core run first, so that at the end none
// leaves the other core idle.
await Promise.all([...checks, site(), packages(), components()]);

rmSync(reports, { recursive: true, force: true });
const stages = 'node_modules/.cache/prahari/test-stages.json';
mkdirSync(dirname(stages), { recursive: true });
writeFileSync(stages, JSON.stringify({ finished: new Date().toISOString(), seconds: times }));
console.log(
  `\n${Object.entries(times)
    .map(([name, seconds]) => `${name} ${seconds} s`)
    .join(', ')}`,
);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

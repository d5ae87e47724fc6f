// Runs every check a change must pass, also after one has failed. Ends with `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Counted, countPlaywright, countVitest } from './reports.ts';

const reports = mkdtempSync(join(tmpdir(), 'prahari-reports-'));
const seconds: Record<string, number> = {};
/** Printed at the end, where it is found. */
const failures: string[] = [];
let passed = 0;

/** Runs a command and prints its output when it has ended, so that outputs are not mixed. */
function run(name: string, command: string, args: string[], env: Record<string, string> = {}) {
  const started = Date.now();
  console.log(`── ${name}: begins`);
  return new Promise<boolean>((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      seconds[name] = Math.round((Date.now() - started) / 100) / 10;
      console.log(`\n── ${name}: ${code === 0 ? 'ok' : `failed (exit ${code})`}, ${seconds[name]} s`);
      process.stdout.write(Buffer.concat(output));
      done(code === 0);
    });
  });
}

/** A stage that counts as one test. */
async function step(name: string, command: string, args: string[]): Promise<boolean> {
  const ok = await run(name, command, args);
  if (ok) passed += 1;
  else failures.push(name);
  return ok;
}

/** A stage whose tests are counted by its JSON report. A crash without a report counts as one failure. */
async function suite<Report>(
  name: string,
  count: (report: Report) => Counted,
  command: string,
  args: (reportFile: string) => string[],
): Promise<void> {
  const file = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const ok = await run(name, command, args(file), { TEST_REPORT: file });
  let counted: Counted = { passed: 0, failures: [] };
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`${name} left no report: ${(error as Error).message}`);
  }
  if (!ok && counted.failures.length === 0) counted.failures.push('ended with an error');
  if (ok && counted.passed === 0) counted.failures.push('ran no test');
  passed += counted.passed;
  failures.push(...counted.failures.map((failure) => `${name}: ${failure}`));
}

const vitest = (name: string, projects: string[], options: string[] = []) =>
  suite(name, countVitest, 'vitest', (file) => [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...projects.map((project) => `--project=${project}`),
    ...options,
  ]);
/** Starts faster than the configuration with stories, which loads Storybook. */
const WITHOUT_STORIES = '--config=vitest.node.config.ts';

const cores = availableParallelism();

/** Tests of the built site: the commands that serve it, its bytes and content, and its journeys. */
async function site() {
  if (!built) {
    failures.push('commands of the README, build budgets and browser journeys: the build failed');
    return;
  }
  await vitest('commands of the README', ['commands'], [WITHOUT_STORIES]);
  await vitest('build budgets', ['build'], [WITHOUT_STORIES]);
  // journeys wait for pages, so one more than cores
  await suite('browser journeys', countPlaywright, 'playwright', () => [
    'test',
    `--workers=${cores + 1}`,
    '--grep-invert=@exhaustive',
  ]);
}

/** The packages, installed in other apps and from inside. */
async function packages() {
  await vitest('consumers of the package', ['consumers'], [WITHOUT_STORIES]);
  await vitest(
    'unit and API on both engines',
    ['unit', 'api-sqlite', 'api-postgres'],
    [WITHOUT_STORIES, `--maxWorkers=${cores + 1}`],
  );
}

/** Every story: its tests, axe and its snapshots. Then faults, which mostly wait. */
async function components() {
  // a story spends half of its time waiting
  await vitest('stories', ['stories'], [`--maxWorkers=${2 * cores}`]);
  await vitest('faults and load', ['fault'], [WITHOUT_STORIES]);
}

// Concurrently, because each spends much of its time waiting.
const checks = [
  step('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  step('types', process.execPath, ['scripts/test/types.ts']),
  step('supply chain', process.execPath, ['scripts/release/supply-chain.ts']),
  step('dead code', 'knip', ['--no-config-hints']),
];
const built = await step('build', process.execPath, ['scripts/build/build.ts']);
await Promise.all([...checks, site(), packages(), components()]);

rmSync(reports, { recursive: true, force: true });
const stages = 'node_modules/.cache/prahari/test-stages.json';
mkdirSync(dirname(stages), { recursive: true });
writeFileSync(stages, JSON.stringify({ finished: new Date().toISOString(), seconds }));
console.log();
for (const [name, time] of Object.entries(seconds)) console.log(`${name}: ${time} s`);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

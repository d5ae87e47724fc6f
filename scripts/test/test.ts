// Runs every check that a change must pass, and ends with `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Counted, countPlaywright, countVitest } from './reports.ts';

const compileCache = resolve('node_modules/.cache/prahari/compiled');
const reports = mkdtempSync(join(tmpdir(), 'prahari-reports-'));
const seconds: Record<string, number> = {};
/** Failures, printed at the end. */
const failures: string[] = [];
let passed = 0;

const MEMORY = '/dev/shm';
const MEMORY_BYTES = 4_000_000_000;

/**
 * Puts temporary databases into memory where it has room: thousands of small commits would wait for the
 * disk. Tests of durability stay on the disk.
 */
function inMemory(): Record<string, string> {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > MEMORY_BYTES ? { TEST_FOLDER: MEMORY } : {};
  } catch {
    return {};
  }
}

/** Runs a command and prints its output afterwards, so that outputs don't mix. */
function run(name: string, command: string, args: string[], env: Record<string, string> = {}) {
  const started = Date.now();
  console.log(`── ${name}: begins`);
  return new Promise<boolean>((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Many tests start the same programs.
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...env },
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

/** Runs a stage that counts as one test. */
async function step(name: string, command: string, args: string[]): Promise<boolean> {
  const ok = await run(name, command, args);
  if (ok) passed += 1;
  else failures.push(name);
  return ok;
}

/** Runs a stage whose JSON report counts its tests. A crash without a report is one failure. */
async function suite<Report>(
  name: string,
  count: (report: Report) => Counted,
  command: string,
  args: (reportFile: string) => string[],
  env: Record<string, string> = {},
): Promise<void> {
  const file = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const ok = await run(name, command, args(file), { TEST_REPORT: file, ...env });
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

const vitest = (name: string, projects: string[], options: string[] = [], env: Record<string, string> = {}) =>
  suite(
    name,
    countVitest,
    'vitest',
    (file) => [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...projects.map((project) => `--project=${project}`),
      ...options,
    ],
    env,
  );
/** Skips the configuration with stories, which loads Storybook. */
const WITHOUT_STORIES = '--config=vitest.node.config.ts';

const cores = availableParallelism();

type Suite = () => Promise<void>;

/** Tests the packages from inside. */
const unitAndApi: Suite = () =>
  vitest(
    'unit and API on both engines',
    ['unit', 'api-sqlite', 'api-postgres'],
    [WITHOUT_STORIES, `--maxWorkers=${cores}`],
    inMemory(),
  );

/** Clicks through the built site. Journeys mostly wait, so use one worker more than cores. */
const journeys: Suite = () =>
  suite(
    'browser journeys',
    countPlaywright,
    'playwright',
    () => ['test', `--workers=${cores + 1}`, '--grep-invert=@exhaustive'],
    inMemory(),
  );

const stories: Suite = () => vitest('stories', ['stories'], [`--maxWorkers=${cores}`]);
/** Faults mostly wait. */
const faults: Suite = () => vitest('faults and load', ['fault'], [WITHOUT_STORIES]);
/** Tests the packages, installed in other apps. */
const consumers: Suite = () => vitest('consumers of the package', ['consumers'], [WITHOUT_STORIES]);
const commands: Suite = () => vitest('commands of the README', ['commands'], [WITHOUT_STORIES]);
const budgets: Suite = () => vitest('build budgets', ['build'], [WITHOUT_STORIES]);

/** Runs at most two suites at a time: more would only wait for each other on two cores. */
async function inTwoLanes(suites: Suite[]): Promise<void> {
  const lane = async () => {
    for (let next = suites.shift(); next; next = suites.shift()) await next();
  };
  await Promise.all([lane(), lane()]);
}

// Concurrent, because each check mostly waits.
const checks = [
  step('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  step('types', process.execPath, ['scripts/test/types.ts']),
  step('supply chain', process.execPath, ['scripts/release/supply-chain.ts']),
  step('dead code', 'knip', ['--no-config-hints']),
];
const built = await step('build', process.execPath, ['scripts/build/build.ts']);
if (!built) failures.push('browser journeys, commands of the README and build budgets: the build failed');
// The longest first: short ones fill the end of the others.
await Promise.all([
  ...checks,
  inTwoLanes(
    built
      ? [unitAndApi, journeys, stories, faults, consumers, commands, budgets]
      : [unitAndApi, stories, faults, consumers],
  ),
]);

rmSync(reports, { recursive: true, force: true });
const stages = 'node_modules/.cache/prahari/test-stages.json';
mkdirSync(dirname(stages), { recursive: true });
writeFileSync(stages, JSON.stringify({ finished: new Date().toISOString(), seconds }));
console.log();
for (const [name, time] of Object.entries(seconds)) console.log(`${name}: ${time} s`);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

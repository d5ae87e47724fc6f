// Tests what changed since the branch left main, within seconds: `npm run test:changed`.
//
//   -- --since=HEAD   only what is not committed
//   -- --watch        again after each save
//
// The nearest tests come first: those beside a changed file, stories that show it, and for a part of the
// contract the API's tests of its feature. Then follow the unit tests that import what changed, by Vitest's
// import graph. Every API test imports the whole server and every story the whole theme, so the others of
// those are left to `npm test`.
import { spawn, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { since: { type: 'string' }, watch: { type: 'boolean', default: false } },
});

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status === 0) return stdout.split('\n').filter(Boolean);
  console.error(stderr.trim());
  process.exit(1);
}

const [base = 'HEAD'] = values.since ? [values.since] : git('merge-base', 'HEAD', 'main');
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** `bills` of `packages/contract/src/bills.schemas.ts`. */
const featureOf = (file: string): string => basename(file).split('.')[0] ?? '';

/** Returns the tests of a module: itself, those of its name, or else all beside it. */
function testsOf(file: string): string[] {
  if (file.endsWith('.test.ts')) return [file];
  const named = globSync(`${dirname(file)}/${featureOf(file)}{,[.-]*}.test.ts`);
  return named.length > 0 ? named : globSync(`${dirname(file)}/*.test.ts`);
}

/** Returns the files that contain one of the texts. */
const filesWith = (texts: string[], files: string): string[] =>
  spawnSync('git', ['grep', '-lF', ...texts.flatMap((text) => ['-e', text]), '--', files], {
    encoding: 'utf8',
  })
    .stdout.split('\n')
    .filter(Boolean);

const apiTestsBeside = (file: string): string[] => globSync(`${dirname(file)}/*.test.ts`);

/** Returns the API's tests of a changed file: those in its folder, or beside the routes of a part of the contract. */
const apiTestsOf = (file: string): string[] =>
  file.startsWith('packages/contract/')
    ? filesWith(
        ['', '.schemas'].map((part) => `@prahari/contract/${featureOf(file)}${part}'`),
        'packages/api/src/*.routes.ts',
      ).flatMap(apiTestsBeside)
    : apiTestsBeside(file);

const changedIn = (files: RegExp): string[] => changed.filter((file) => files.test(file));
const each = (files: string[], find: (file: string) => string[]): string[] => [
  ...new Set(files.flatMap(find)),
];

const storiesBeside = (file: string): string[] => globSync(`${dirname(file)}/*.stories.tsx`);

/** Returns the stories that show a file of the library. */
function storiesOf(file: string): string[] {
  const beside = storiesBeside(file);
  if (beside.length > 0) return beside;
  return filesWith([`/${basename(file)}'`], 'packages/ui/src/*.tsx').flatMap(storiesBeside);
}

const vitest = [values.watch ? 'watch' : 'run', '--passWithNoTests'];
const NODE = '--config=vitest.node.config.ts';
const unit = each(
  changedIn(/^(?:packages\/(?:domain|contract|ui)\/src|scripts|tests\/unit)\/.*\.tsx?$/),
  testsOf,
);
const api = each(changedIn(/^packages\/(?:api\/(?:src|fuzz)|contract\/src)\/.*\.ts$/), apiTestsOf);
const stories = each(changedIn(/^packages\/ui\/(?:src|stories)\/.*\.tsx?$/), storiesOf);

type Suites = Record<string, string[]>;

const nearest: Suites = {
  ...(unit.length > 0 && { 'nearest unit tests': [...vitest, NODE, '--project=unit', ...unit] }),
  ...(api.length > 0 && { 'tests of the API, on SQLite': [...vitest, NODE, '--project=api-sqlite', ...api] }),
  ...(stories.length > 0 && { stories: [...vitest, '--project=stories', ...stories] }),
};
const further: Suites = {
  'unit tests': [...vitest, NODE, '--project=unit', `--changed=${base}`, '--exclude=tests/arch/**'],
};

/** Runs a suite and prints its output as a whole, or as it comes while watching. */
const run = ([name, args]: [string, string[]]) =>
  new Promise<boolean>((done) => {
    const child = spawn('vitest', args, { stdio: values.watch ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      if (!values.watch) console.log(`── ${name}: ${code === 0 ? 'ok' : 'failed'}\n${output.trim()}\n`);
      done(code === 0);
    });
  });

/** Runs suites side by side. */
const runAll = async (suites: Suites): Promise<boolean> =>
  (await Promise.all(Object.entries(suites).map(run))).every(Boolean);

const isOk = values.watch
  ? await runAll({ ...nearest, ...further })
  : [await runAll(nearest), await runAll(further)].every(Boolean);
console.log(
  'Left for npm test: PostgreSQL, other tests of the API, other stories, structure and types, the built site.',
);
process.exit(isOk ? 0 : 1);

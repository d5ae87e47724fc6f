// Tests what changed since the branch left main, within seconds: `npm run test:changed`.
//
//   -- --since=HEAD   only what is not committed
//   -- --watch        again after each save
//
// Unit tests are found by the import graph (Vitest's --changed). Every API test imports the whole
// server and every story the whole theme, so of those the tests beside the changed files run; for a part without
// stories those of the components that import it.
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

/** Returns the folders of changed files that match, as filters of Vitest. */
const foldersOf = (files: RegExp): string[] => [
  ...new Set(changed.filter((file) => files.test(file)).map((file) => `${dirname(file)}/`)),
];

const storiesBeside = (file: string): string[] => globSync(`${dirname(file)}/*.stories.tsx`);

/** Returns the stories that show a file of the library. */
function storiesOf(file: string): string[] {
  const beside = storiesBeside(file);
  if (beside.length > 0) return beside;
  const { stdout } = spawnSync('git', ['grep', '-l', `/${basename(file)}'`, '--', 'packages/ui/src/*.tsx'], {
    encoding: 'utf8',
  });
  return stdout.split('\n').filter(Boolean).flatMap(storiesBeside);
}

const vitest = [values.watch ? 'watch' : 'run', '--passWithNoTests'];
const NODE = '--config=vitest.node.config.ts';
const api = foldersOf(/^packages\/api\/(?:src|fuzz)\/.*\.ts$/);
const inLibrary = changed.filter((file) => /^packages\/ui\/(?:src|stories)\/.*\.tsx?$/.test(file));
const stories = [...new Set(inLibrary.flatMap(storiesOf))];

const suites: Record<string, string[]> = {
  'unit tests': [...vitest, NODE, '--project=unit', `--changed=${base}`, '--exclude=tests/arch/**'],
  ...(api.length > 0 && { 'tests of the API, on SQLite': [...vitest, NODE, '--project=api-sqlite', ...api] }),
  ...(stories.length > 0 && { stories: [...vitest, '--project=stories', ...stories] }),
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

const results = await Promise.all(Object.entries(suites).map(run));
process.exit(results.every(Boolean) ? 0 : 1);

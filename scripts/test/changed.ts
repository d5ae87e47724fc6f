// Tests what changed since the branch left main, within seconds: `npm run test:changed`.
//
//   -- --since=HEAD   only what is not committed
//
// Vitest finds the unit tests by its import graph. Every API test imports the whole server and every story the whole
// theme, so of those only the ones in the folder of a changed file run, and for a part of the contract the API's tests
// whose path has its name.
import { spawnSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { since: { type: 'string' } } });

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
const changedIn = (files: RegExp): string[] => changed.filter((file) => files.test(file));
const folderOf = (file: string): string => `${dirname(file)}/`;
/** `/bills` of `packages/contract/src/bills.schemas.ts`. */
const partOf = (file: string): string => `/${basename(file).split('.')[0]}`;

const api = [
  ...changedIn(/^packages\/api\/(?:src|fuzz)\/.*\.ts$/).map(folderOf),
  ...changedIn(/^packages\/contract\/src\/.*\.ts$/).map(partOf),
];
const stories = changedIn(/^packages\/ui\/(?:src|stories)\/.*\.tsx?$/).map(folderOf);

const NODE = '--config=vitest.node.config.ts';
const suites: [name: string, args: string[]][] = [
  ['unit tests', [NODE, '--project=unit', `--changed=${base}`, '--exclude=tests/arch/**']],
];
if (api.length > 0)
  suites.push([
    'tests of the API, on SQLite',
    ['--config=vitest.api.config.ts', '--project=api-sqlite', ...api],
  ]);
if (stories.length > 0) suites.push(['stories', ['--project=stories', ...stories]]);

const isOk = suites.map(([name, args]) => {
  const { status } = spawnSync('vitest', ['run', '--passWithNoTests', ...args], { stdio: 'inherit' });
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'failed'}`);
  return status === 0;
});
console.log(
  'Left for npm test: PostgreSQL, other tests of the API, other stories, structure and types, the built site.',
);
process.exit(isOk.every(Boolean) ? 0 : 1);

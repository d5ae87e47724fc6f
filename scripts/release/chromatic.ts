// Publishes Storybook to Chromatic as chromatic.config.json says: `npm run chromatic`. It fails on changes that nobody has reviewed.
// `-- --dry-run` publishes nothing; without a token, and so without a network, it checks the configuration and the static build.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { looks } from '../../.storybook/looks.ts';
import { allStories } from '../../tests/arch/stories.ts';

const BINARY = 'node_modules/.bin/chromatic';
const BUILD = 'storybook-static';
const isDryRun = process.argv.includes('--dry-run');
const hasToken = Boolean(process.env.CHROMATIC_PROJECT_TOKEN);

function fail(reason: string): never {
  console.error(`chromatic: ${reason}`);
  process.exit(1);
}

/** Chromatic reads and validates its configuration before it asks for the token. */
function configurationProblem(): string | undefined {
  const { stdout, stderr } = spawnSync(
    BINARY,
    [
      '--dry-run',
      '--no-interactive',
      '--no-log-file',
      '--no-diagnostics-file',
      `--storybook-build-dir=${BUILD}`,
    ],
    { encoding: 'utf8', timeout: 60_000 },
  );
  const output = `${stdout}${stderr}`;
  if (output.includes('Missing project token')) return undefined;
  return output.split('\n').find((line) => line.includes('✖')) ?? output;
}

const externals = (): string[] => JSON.parse(readFileSync('chromatic.config.json', 'utf8')).externals;

interface Index {
  entries: Record<string, { type: string; subtype?: string }>;
}

/** Ids of the stories in the static build, tests of stories left out. */
function builtStories(): Set<string> {
  const { entries }: Index = JSON.parse(readFileSync(`${BUILD}/index.json`, 'utf8'));
  const stories = Object.entries(entries).filter(
    ([, { type, subtype }]) => type === 'story' && subtype !== 'test',
  );
  return new Set(stories.map(([id]) => id));
}

/** What Chromatic would be given, checked as far as that goes without it. */
function dryRunWithoutToken(): void {
  const problem = configurationProblem();
  if (problem) fail(problem);
  const unused = externals().filter((pattern) => globSync(pattern).length === 0);
  if (unused.length > 0) fail(`externals name no file: ${unused.join(', ')}`);
  if (!existsSync(`${BUILD}/index.json`)) fail(`${BUILD} is missing: npm run storybook:build`);
  const built = builtStories();
  const missing = allStories().filter(({ id }) => !built.has(id));
  if (missing.length > 0) fail(`${BUILD} lacks ${missing.map(({ id }) => id).join(', ')}`);
  console.log(
    `chromatic: dry run without CHROMATIC_PROJECT_TOKEN: the configuration is valid, and ${allStories().filter(({ isPictured }) => isPictured).length} stories would be sent in ${looks.length} modes (${looks.map(({ name }) => name).join(', ')}); Chromatic itself was not asked`,
  );
}

if (!existsSync(BINARY)) fail(`${BINARY} is missing: npm start or npm test installs it`);
if (hasToken) {
  const { status } = spawnSync(BINARY, process.argv.slice(2), { stdio: 'inherit' });
  process.exit(status ?? 1);
}
if (isDryRun) dryRunWithoutToken();
else console.log('chromatic: CHROMATIC_PROJECT_TOKEN is not set, nothing was published');

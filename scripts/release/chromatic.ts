// Publishes Storybook to Chromatic; `npm run chromatic -- --dry-run` only checks.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { looks } from '../../.storybook/looks.ts';

const BINARY = 'node_modules/.bin/chromatic';
const BUILD = 'storybook-static';
const isDryRun = process.argv.includes('--dry-run');
const hasToken = Boolean(process.env.CHROMATIC_PROJECT_TOKEN);

function fail(reason: string): never {
  console.error(`chromatic: ${reason}`);
  process.exit(1);
}

/** Returns the error in Chromatic's configuration; it reads that before it asks for a token. */
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

/** Checks configuration and build without Chromatic. */
function dryRunWithoutToken(): void {
  const problem = configurationProblem();
  if (problem) fail(problem);
  const unused = externals().filter((pattern) => globSync(pattern).length === 0);
  if (unused.length > 0) fail(`externals name no file: ${unused.join(', ')}`);
  if (!existsSync(`${BUILD}/index.json`)) fail(`${BUILD} is missing: npm run storybook:build`);
  const { entries } = JSON.parse(readFileSync(`${BUILD}/index.json`, 'utf8')) as Index;
  const stories = Object.values(entries).filter(
    ({ type, subtype }) => type === 'story' && subtype !== 'test',
  );
  console.log(
    `chromatic: dry run without CHROMATIC_PROJECT_TOKEN: the configuration is valid, and at most ${stories.length} stories would be sent in ${looks.length} modes (${looks.map(({ name }) => name).join(', ')}); Chromatic itself was not asked`,
  );
}

if (!existsSync(BINARY)) fail(`${BINARY} is missing: npm start or npm test installs it`);
if (hasToken) {
  const { status } = spawnSync(BINARY, process.argv.slice(2), { stdio: 'inherit' });
  process.exit(status ?? 1);
}
if (isDryRun) dryRunWithoutToken();
else console.log('chromatic: CHROMATIC_PROJECT_TOKEN is not set, nothing was published');

// Builds Storybook and publishes it to Chromatic; `npm run chromatic -- --dry-run` uploads nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BINARIES = 'node_modules/.bin';
const { externals, storybookBuildDir } = JSON.parse(readFileSync('chromatic.config.json', 'utf8'));
const args = process.argv.slice(2);
const isDryRun = args.includes('--dry-run');
const hasToken = Boolean(process.env.CHROMATIC_PROJECT_TOKEN);

function fail(reason: string): never {
  console.error(`chromatic: ${reason}`);
  process.exit(1);
}

/**
 * Builds Storybook with the statistics from which TurboSnap sees what a change affects. Chromatic's own build would call
 * pnpm, which only this repository's scripts have.
 */
function build(): void {
  const { status } = spawnSync(
    join(BINARIES, 'storybook'),
    ['build', '--output-dir', storybookBuildDir, '--stats-json', '--quiet'],
    { stdio: 'inherit' },
  );
  if (status !== 0) fail('Storybook could not be built');
}

/** Runs Chromatic's CLI. Without a token it ends with an error once the configuration is read. */
function chromatic(options: string[], stdio: 'inherit' | 'pipe') {
  return spawnSync(
    join(BINARIES, 'chromatic'),
    ['--no-interactive', '--no-log-file', '--no-diagnostics-file', ...options],
    { encoding: 'utf8', stdio, env: { ...process.env, DISABLE_ERROR_MONITORING: 'true' } },
  );
}

/** Checks configuration and build without Chromatic. */
function dryRunWithoutToken(): void {
  const { stdout, stderr } = chromatic(['--dry-run'], 'pipe');
  const output = `${stdout}${stderr}`;
  if (!output.includes('Missing project token'))
    fail(output.split('\n').find((line) => line.includes('✖')) ?? output);
  console.log(
    'chromatic: dry run without CHROMATIC_PROJECT_TOKEN: Storybook was built and the configuration is valid; Chromatic itself was not asked',
  );
}

if (!existsSync(BINARIES)) fail(`${BINARIES} is missing: npm start or npm test installs it`);
if (!hasToken && !isDryRun) {
  console.log('chromatic: CHROMATIC_PROJECT_TOKEN is not set, nothing was published');
  process.exit(0);
}
const unused = externals.filter((pattern: string) => globSync(pattern).length === 0);
if (unused.length > 0) fail(`externals name no file: ${unused.join(', ')}`);
build();
if (hasToken) process.exit(chromatic(args, 'inherit').status ?? 1);
dryRunWithoutToken();

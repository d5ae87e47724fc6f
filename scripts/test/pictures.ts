// Compares every story with its picture: `node scripts/test/pictures.ts [--update] [paths of stories]`.
// With --update the pictures of today become the ones that are agreed, and those of stories that are gone leave.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs';

const AGREED = 'tests/pictures/__screenshots__';
const BEFORE = 'test-results/pictures-before';
const MOST_MB = 25;

const update = process.argv.includes('--update');
const paths = process.argv.slice(2).filter((argument) => argument !== '--update');

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.log('pictures: these are taken on Linux x64 only, where the Chromium from npm runs');
  process.exit(update ? 1 : 0);
}

const beginAnew = update && paths.length === 0 && existsSync(AGREED);
if (beginAnew) {
  rmSync(BEFORE, { recursive: true, force: true });
  cpSync(AGREED, BEFORE, { recursive: true });
  rmSync(AGREED, { recursive: true });
}
const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--project=pictures',
    '--reporter=dot',
    '--maxWorkers=100%',
    ...(update ? ['--update=all'] : []),
    ...paths,
  ],
  { stdio: 'inherit' },
);
if (beginAnew) {
  const isWhole = status === 0;
  if (!isWhole) {
    // A story that broke keeps the picture it had.
    if (existsSync(AGREED)) cpSync(AGREED, BEFORE, { recursive: true, force: true });
    rmSync(AGREED, { recursive: true, force: true });
    renameSync(BEFORE, AGREED);
    console.error('pictures: some stories failed, their pictures are as they were');
  } else rmSync(BEFORE, { recursive: true });
}

const files = globSync(`${AGREED}/**/*.webp`);
const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
console.log(`pictures: ${files.length} files, ${megabytes.toFixed(1)} MB of ${MOST_MB} MB`);
process.exit(status || (megabytes > MOST_MB ? 1 : 0));

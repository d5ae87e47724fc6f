// Compares every story with its approved pictures: `node scripts/test/pictures.ts [--update] [paths of stories]`.
// With --site it takes the pictures of the built pages instead.
// With --update the current pictures are approved, and those of deleted components are removed.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { approvedFolder, componentOf, takenFolder } from '../../tests/support/picture-index.ts';
import { approve, removeComponent } from '../../tests/support/picture-sheets.ts';

if (process.argv.includes('--site')) {
  const { status } = spawnSync(process.execPath, ['scripts/release/screens.ts'], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

const MAX_MB = 8;

const update = process.argv.includes('--update');
const paths = process.argv.slice(2).filter((argument) => argument !== '--update');

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.log('pictures: these are taken on Linux x64 only, where the Chromium from npm runs');
  process.exit(update ? 1 : 0);
}

rmSync(takenFolder, { recursive: true, force: true });
const report = join(takenFolder, 'report.json');
const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--project=stories',
    `--maxWorkers=${2 * availableParallelism()}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...paths,
  ],
  { stdio: 'inherit', env: { ...process.env, PICTURES: update ? 'update' : 'compare', STORY_TESTS: 'skip' } },
);

if (update && !existsSync(report)) console.error('pictures: Vitest left no report, so nothing is approved');
else if (update) {
  const { testResults }: { testResults: { name: string; status: string }[] } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  for (const { name, status: result } of testResults)
    if (result !== 'passed') console.error(`pictures: ${name} failed, its pictures are as they were`);
  const passed = testResults.filter((file) => file.status === 'passed').map((file) => componentOf(file.name));
  let changed = 0;
  const approveNext = async () => {
    for (let component = passed.pop(); component !== undefined; component = passed.pop())
      if (await approve(component)) changed += 1;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, approveNext));
  console.log(`pictures: ${changed} components look different`);

  const components = new Set(globSync('packages/ui/src/**/*.stories.tsx').map(componentOf));
  const kept = globSync('**/*.json', { cwd: approvedFolder }).map((file) => file.replace(/\.json$/, ''));
  for (const component of kept) if (!components.has(component)) removeComponent(component);
}

const files = globSync(`${approvedFolder}/**/*.{webp,avif,json}`);
const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
console.log(`pictures: ${files.length} files, ${megabytes.toFixed(1)} MB of ${MAX_MB} MB`);
process.exit(status || (megabytes > MAX_MB ? 1 : 0));

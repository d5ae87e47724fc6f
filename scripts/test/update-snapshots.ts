// Takes and compresses the visual snapshots of all stories: `npm run snapshots:update`.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const FOLDER = 'tests/snapshots';
const MAX_MB = 3;

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error('Snapshots are taken on Linux x64 only, where the Chromium from npm draws the same pixels.');
  process.exit(1);
}

rmSync(FOLDER, { recursive: true, force: true });
const stories = globSync('packages/ui/**/*.stories.tsx', { exclude: ['**/node_modules'] });
const withSnapshots = stories.filter((file) => readFileSync(file, 'utf8').includes("tags: ['snapshot"));
const { status } = spawnSync('vitest', ['run', '--project=stories', ...withSnapshots, '--update'], {
  stdio: 'inherit',
});

let bytes = 0;
for (const file of globSync(`${FOLDER}/*.png`)) {
  writeFileSync(file, await sharp(file).png({ compressionLevel: 9 }).toBuffer());
  bytes += statSync(file).size;
}
const megabytes = bytes / 1e6;
console.log(`${FOLDER}: ${megabytes.toFixed(2)} MB of ${MAX_MB} MB`);
process.exit(status || Number(megabytes > MAX_MB));

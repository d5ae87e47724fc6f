// @ts-check
// Makes node_modules match pnpm-lock.yaml. Runs on the Node of the machine, 20 or newer.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { PNPM, pnpmCommand } from './pnpm.mjs';

const STAMP = 'node_modules/.prahari-installed';

const packages = readdirSync('packages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`packages/${entry.name}/package.json`))
  .map((entry) => `packages/${entry.name}`);

const wanted = createHash('sha256');
wanted.update(`${process.platform} ${process.arch} ${PNPM}`);
for (const file of [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  ...packages.map((folder) => `${folder}/package.json`),
]) {
  wanted.update(file).update(readFileSync(file));
}
const stamp = wanted.digest('hex');

const installed =
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === stamp &&
  packages.every((folder) => existsSync(`${folder}/node_modules`));

if (!installed) {
  console.log('Installing packages.');
  const install = () => {
    const [command, args] = pnpmCommand(['install', '--frozen-lockfile', '--loglevel=error']);
    // Without CI, pnpm may ask questions.
    return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, CI: 'true' } }).status;
  };
  let status;
  try {
    status = install();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    status = 1;
  }
  if (status !== 0) {
    console.error('The packages could not be installed; the reason is above.');
    console.error(
      'If the npm registry cannot be reached, check the network (`npm ping`) and run the command again.',
    );
    process.exit(status ?? 1);
  }
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(STAMP, stamp);
}

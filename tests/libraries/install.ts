import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pnpmCommand } from '../../scripts/dev/pnpm.mjs';
import { packPackages, tarballsIn } from '../../scripts/package/pack.ts';

/** Packs our packages and installs them, and the newest versions of other libraries, in a folder of their own. */
export function installLibraries(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prahari-libraries-'));
  cpSync('tests/consumers/libraries', folder, { recursive: true });
  const packed = resolve('node_modules/.cache/prahari/tarballs');
  packPackages(packed);
  const files = Object.fromEntries(
    Object.entries(tarballsIn(packed)).map(([name, path]) => [name, `file:${path}`]),
  );
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  Object.assign(manifest.dependencies, files);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    JSON.stringify({ overrides: files, nodeLinker: 'hoisted' }),
  );
  const [command, args] = pnpmCommand(['install', '--ignore-scripts', '--loglevel=error']);
  execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

/** Returns the version of an installed package. */
export const versionOf = (folder: string, name: string): string =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

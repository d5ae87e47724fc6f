import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pnpmCommand } from '../dev/pnpm.mjs';

const root = resolve(import.meta.dirname, '../..');

/** The packages that other teams install. `prepack` in the manifest of each builds it. */
const PACKAGES = ['domain', 'contract', 'ui'];

/** Paths of the tarballs in a folder, by the package's name. */
export function tarballsIn(folder: string): Record<string, string> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.fromEntries(
    PACKAGES.map((name) => [`@prahari/${name}`, join(folder, `prahari-${name}-${version}.tgz`)]),
  );
}

/** Builds the packages and packs them into a folder, which is emptied first. */
export function packPackages(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filters = PACKAGES.map((name) => `--filter=@prahari/${name}`);
  const command = pnpmCommand([...filters, 'pack', `--pack-destination=${folder}`]);
  execFileSync(...command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pnpmCommand } from '../dev/pnpm.mjs';

const root = resolve(import.meta.dirname, '../..');

/** Packages that other teams install. `prepack` builds each. */
const PACKAGES = ['domain', 'contract', 'ui'];

/** Returns the tarballs in a folder by package name. */
export function tarballsIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    PACKAGES.map((name) => {
      const manifest = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
      return [`@prahari/${name}`, join(folder, `prahari-${name}-${JSON.parse(manifest).version}.tgz`)];
    }),
  );
}

/** Builds and packs the packages into a folder, which it empties first. */
export function packPackages(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filters = PACKAGES.map((name) => `--filter=@prahari/${name}`);
  const command = pnpmCommand([...filters, 'pack', `--pack-destination=${folder}`]);
  execFileSync(...command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

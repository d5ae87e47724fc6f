import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pnpmCommand } from '../dev/pnpm.mjs';
import { buildPackages } from './build.ts';

const root = resolve(import.meta.dirname, '../..');
const SOURCES = [
  'packages/{contract,ui}/src/**/*.{ts,tsx,css,woff2}',
  'packages/{contract,ui}/{*.json,*.md}',
  'scripts/package/*.ts',
  'pnpm-lock.yaml',
];
const NOT_PACKED = /\.(?:test|stories|samples|docs)\.tsx?$|\/(?:testing|foundations|pages)\//;

/** A hash of all that ends up in the tarballs. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).sort())
    if (!NOT_PACKED.test(file)) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

export interface Tarballs {
  contract: string;
  ui: string;
  /** Changes with what the tarballs hold. */
  hash: string;
}

/** Packs into `folder`, unless it holds the tarballs of these sources already. */
export async function packPackages(folder: string): Promise<Tarballs> {
  const hash = hashOfSources();
  const stamp = join(folder, '.hash');
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
  const tarball = (name: string) => join(folder, `prahari-${name}-${version}.tgz`);
  const tarballs = { contract: tarball('contract'), ui: tarball('ui'), hash };
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isCurrent && existsSync(tarballs.ui) && existsSync(tarballs.contract)) return tarballs;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildPackages();
  for (const name of ['contract', 'ui'])
    execFileSync(...pnpmCommand(['pack', '--pack-destination', folder]), {
      cwd: join(root, 'packages', name),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  writeFileSync(stamp, hash);
  return tarballs;
}

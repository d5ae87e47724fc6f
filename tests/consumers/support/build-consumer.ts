import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pnpmCommand } from '../../../scripts/dev/pnpm.mjs';
import type { Tarballs } from '../../../scripts/package/pack.ts';
import { run } from './run.ts';
import { cache } from './tarballs.ts';

const consumers = resolve(import.meta.dirname, '..');

export type ConsumerName = 'vite' | 'next' | 'astro';

function hashOf(name: ConsumerName, tarballs: Tarballs): string {
  const hash = createHash('sha256').update(tarballs.hash);
  for (const file of globSync(`{${name},showcase}/**/*`, { cwd: consumers, withFileTypes: true }))
    if (file.isFile()) hash.update(readFileSync(join(file.parentPath, file.name)));
  return hash.digest('hex').slice(0, 16);
}

/** The manifest with the tarballs in place of versions. */
function writeManifest(folder: string, { contract, ui }: Tarballs): void {
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  Object.assign(manifest.dependencies, {
    '@prahari/contract': `file:${contract}`,
    '@prahari/ui': `file:${ui}`,
  });
  writeFileSync(path, JSON.stringify(manifest));
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `overrides:\n  '@prahari/contract': file:${contract}\n`);
}

/**
 * Copies the consumer out of the repository, so that it finds no package but its own, installs the tarballs, checks its types and
 * builds it. Returns the folder of the built site, which is kept until the package or the consumer changes.
 */
export async function buildConsumer(name: ConsumerName, tarballs: Tarballs): Promise<string> {
  const built = join(cache, 'consumers', `${name}-${hashOf(name, tarballs)}`);
  if (existsSync(built)) return built;
  const folder = mkdtempSync(join(tmpdir(), `prahari-${name}-`));
  try {
    cpSync(join(consumers, name), folder, { recursive: true });
    cpSync(join(consumers, 'showcase'), join(folder, 'showcase'), { recursive: true });
    writeManifest(folder, tarballs);
    await run(
      folder,
      ...pnpmCommand(['install', '--prefer-offline', '--ignore-scripts', '--loglevel=error']),
    );
    await run(folder, 'npm', ['run', 'build']);
    for (const old of globSync(`${name}-*`, { cwd: join(cache, 'consumers') }))
      rmSync(join(cache, 'consumers', old), { recursive: true });
    cpSync(join(folder, 'out'), `${built}.partial`, { recursive: true });
    renameSync(`${built}.partial`, built);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return built;
}

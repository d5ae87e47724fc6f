// Records the sources and settings of dist/, so that `npm start` builds only after a change.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const STAMP = 'dist/.stamp';
const SOURCES = [
  'src/**/*',
  'public/**/*',
  'packages/ui/src/**/*',
  'packages/ui/tokens.json',
  'packages/contract/src/**/*',
  'packages/domain/src/**/*',
  'astro.config.mjs',
  'tailwind.config.ts',
  'tsconfig*.json',
  'pnpm-lock.yaml',
  'scripts/build/*',
];
const NOT_IN_PAGES = /\.(stories|test)\.tsx?$/;

/** Hashes the current sources. Call it before a build, to detect changes during the build. */
export function currentStamp() {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.env.SITE_URL ?? '', process.env.PUBLIC_API_URL ?? '']));
  for (const path of globSync(SOURCES).sort()) {
    if (NOT_IN_PAGES.test(path)) continue;
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

export const writeStamp = (stamp: string) => writeFileSync(STAMP, stamp);

export const siteIsCurrent = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === currentStamp();

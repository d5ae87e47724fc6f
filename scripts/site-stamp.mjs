// Says from what the site in dist/ was built: names, sizes and times of the sources, and the environment the pages hold.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const STAMP = 'dist/.stamp';
const SOURCES = [
  'src/**/*',
  'public/**/*',
  'packages/ui/src/**/*',
  'packages/contract/src/**/*',
  'astro.config.mjs',
  'tailwind.config.ts',
  'tsconfig*.json',
  'pnpm-lock.yaml',
  'scripts/*.mjs',
];
const NOT_IN_PAGES = /\.(stories|test)\.tsx?$|__screenshots__/;

function stampOfNow() {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.env.SITE_URL ?? '', process.env.PUBLIC_API_URL ?? '']));
  for (const path of globSync(SOURCES).sort()) {
    if (NOT_IN_PAGES.test(path)) continue;
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Taken before a build, so that a source changed while it runs is seen at the next start. */
export const stampBeforeBuild = () => stampOfNow();

export const writeStamp = (stamp) => writeFileSync(STAMP, stamp);

export const siteIsCurrent = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOfNow();

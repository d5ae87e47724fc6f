// Bytes (gzip) that each subpath of @prahari/ui adds to a page that has React: `node scripts/package/bytes.ts` writes them to
// packages/ui/bytes.json, against which tests/consumers/bytes.test.ts compares; `--print` prints them instead, or those of the
// subpaths that follow.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bytesOf } from '../bench/component-bytes.ts';
import { moduleExports } from './exports.ts';

const ui = resolve(import.meta.dirname, '../../packages/ui');

/** By subpath; what is loaded on demand is counted too. @param only these; all when there are none */
async function subpathBytes(only: readonly string[]): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  for (const [subpath, file] of Object.entries(moduleExports(ui)))
    if (only.length === 0 || only.includes(subpath))
      bytes[subpath] = (await bytesOf(join('packages/ui', file))).gzip;
  return bytes;
}

if (process.argv[1] === import.meta.filename) {
  const [print, ...only] = process.argv.slice(2);
  const json = `${JSON.stringify(await subpathBytes(only), null, 2)}\n`;
  if (print === '--print') process.stdout.write(json);
  else writeFileSync(join(ui, 'bytes.json'), json);
}

// Builds the site after a change of its sources, then serves it and the API.
import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { siteIsCurrent } from '../build/build-stamp.ts';

if (!siteIsCurrent()) {
  console.log('Building the site. This takes some seconds, and only after a change.');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build/build.ts'], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`${stdout}${stderr}The site could not be built; the reason is above.`);
    process.exit(1);
  }
}
// Call before main.ts is loaded, so that only the first start strips types.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/node'));
await import('../../packages/api/src/main.ts');

// Makes a version of the packages from the waiting changesets: node scripts/package/version.ts
import { execFileSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { promisedApi, RELEASED, REPORT } from './promised-api.ts';

writeFileSync(REPORT, promisedApi());
execFileSync('changeset', ['version'], { stdio: 'inherit' });
// From here on, changes of what is promised are compared with this version.
copyFileSync(REPORT, RELEASED);

import { join, resolve } from 'node:path';
import { packPackages } from '../../../scripts/package/pack.ts';

export const cache = resolve(import.meta.dirname, '../../../node_modules/.cache/prahari');

/** Both packages as they would be published; packed by the first test file that asks. */
export const tarballs = await packPackages(join(cache, 'tarballs'));

import { resolve } from 'node:path';
import { packPackages, tarballsIn } from '../../../scripts/package/pack.ts';

const folder = resolve('node_modules/.cache/prahari/tarballs');

export const tarballs = tarballsIn(folder);

/** Vitest calls this once, before all test files. */
export default function setup(): void {
  packPackages(folder);
}

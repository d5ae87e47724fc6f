import { execFileSync } from 'node:child_process';
import { tarballs } from './pack.ts';

/** Returns a stylesheet of the packed library. */
export const sheet = (name: 'styles.css' | 'scoped.css'): string =>
  execFileSync('tar', ['xOzf', tarballs['@prahari/ui'] ?? '', `package/dist/styles/${name}`], {
    encoding: 'utf8',
  });

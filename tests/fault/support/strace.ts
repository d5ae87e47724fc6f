import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../arch/source-files.ts';

const cache = join(root, 'node_modules/.cache/prahari/strace');

const works = (file: string): boolean => spawnSync(file, ['-o', '/dev/null', 'true']).status === 0;

/** From the distribution's packages, unpacked without installing it: that needs no rights. */
function fetched(): string | undefined {
  const file = join(cache, 'usr/bin/strace');
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  try {
    execFileSync('apt-get', ['download', 'strace'], { cwd: cache, stdio: 'ignore', timeout: 60_000 });
    const [deb] = globSync('strace_*.deb', { cwd: cache });
    if (deb) execFileSync('dpkg', ['-x', deb, '.'], { cwd: cache, stdio: 'ignore', timeout: 60_000 });
  } catch {
    return undefined;
  }
  return existsSync(file) ? file : undefined;
}

/** A program that shows another one's system calls, or why there is none. */
export function findTracer(): { strace: string } | { why: string } {
  if (process.platform !== 'linux') return { why: 'system calls are traced on Linux only' };
  if (works('strace')) return { strace: 'strace' };
  const strace = fetched();
  if (!strace) return { why: 'strace is not installed and could not be fetched with apt-get' };
  return works(strace) ? { strace } : { why: 'strace may not trace here (ptrace is forbidden)' };
}

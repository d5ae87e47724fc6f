import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../arch/source-files.ts';

const cache = join(root, 'node_modules/.cache/prahari/strace');

const canRun = (file: string): boolean => spawnSync(file, ['-o', '/dev/null', 'true']).status === 0;

/** Downloads and unpacks the distribution's package, which needs no root. */
function downloadStrace(): string | undefined {
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

/** Returns the path of strace, or the reason why it can't be used. */
export function findStrace(): { strace: string } | { reason: string } {
  if (process.platform !== 'linux') return { reason: 'system calls are traced on Linux only' };
  if (canRun('strace')) return { strace: 'strace' };
  const strace = downloadStrace();
  if (!strace) return { reason: 'strace is not installed and could not be fetched with apt-get' };
  return canRun(strace) ? { strace } : { reason: 'strace may not trace here (ptrace is forbidden)' };
}

import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY_FILE_SYSTEM = '/dev/shm';
const GIB = 2 ** 30;

function hasRoom(): boolean {
  try {
    accessSync(MEMORY_FILE_SYSTEM, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_FILE_SYSTEM);
    return bavail * bsize >= 4 * GIB && process.availableMemory() >= 6 * GIB;
  } catch {
    return false;
  }
}

/**
 * A temporary folder in memory, for tests of what is stored and not of how it survives: to create and drop a thousand databases costs
 * half there. Undefined where the machine has none (other systems than Linux) or little memory. Removed also when the run is stopped.
 */
export function memoryFolder(): { path: string; remove: () => void } | undefined {
  if (!hasRoom()) return;
  const path = mkdtempSync(join(MEMORY_FILE_SYSTEM, 'prahari-'));
  // as root PostgreSQL runs as another user, who needs access
  chmodSync(path, 0o755);
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return { path, remove };
}

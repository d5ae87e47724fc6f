import { readdirSync, readFileSync } from 'node:fs';

/** Returns a process and all its descendants. */
export function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // The process has ended.
    }
  }
  const subtree = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(subtree)];
  return subtree(root);
}

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

/** Sums the processor seconds of processes and their ended descendants; 0 without /proc. */
export function processorSeconds(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // User, system, and both of ended children; the name before them may contain spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      for (const field of fields.slice(11, 15)) ticks += Number(field);
    } catch {
      // The process has ended.
    }
  }
  return ticks / TICKS;
}

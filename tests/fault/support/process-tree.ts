import { readdirSync, readFileSync } from 'node:fs';

/** A process and all its descendants. */
export function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // it has ended meanwhile
    }
  }
  const subtree = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(subtree)];
  return subtree(root);
}

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

/** Processor seconds of these processes and of their descendants that have ended. 0 where there is no /proc. */
export function processorSeconds(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // user, system, and both of ended children; the name before them may contain spaces
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      for (const field of fields.slice(11, 15)) ticks += Number(field);
    } catch {
      // it has ended meanwhile
    }
  }
  return ticks / TICKS;
}

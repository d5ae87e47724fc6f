import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Change } from '../../packages/ui/src/foundations/docs/component-facts.ts';

const root = join(import.meta.dirname, '../..');
const KINDS = { feat: 'new', fix: 'fixed', perf: 'faster' } as const;
const SEPARATOR = '\u0001';

/** Features, fixes and speed-ups of a folder by date, newest first. Empty in a copy without git's history. */
export function changesOf(folder: string): Change[] {
  const { stdout } = spawnSync('git', ['log', `--format=%cs${SEPARATOR}%s`, '--', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [date = '', title = ''] = line.split(SEPARATOR);
    const [, type, what = ''] = /^(feat|fix|perf)(?:\([a-z0-9-]+\))?!?: (.+)$/.exec(title) ?? [];
    return type ? [{ date, what, kind: KINDS[type as keyof typeof KINDS] }] : [];
  });
}

/** The day of the last commit that touched the folder; empty in a copy without git's history. */
export const lastChange = (folder: string): string =>
  (
    spawnSync('git', ['log', '-1', '--format=%cs', '--', folder], { cwd: root, encoding: 'utf8' }).stdout ??
    ''
  ).trim();

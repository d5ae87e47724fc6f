import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Files tracked by git or not ignored, relative to the folder. */
export const trackedFiles = (paths: readonly string[], folder = root): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...paths], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(folder, file)));

let listed: readonly string[] | undefined;

/** Source files of src and packages, listed once: git takes a tenth of a second. */
export function sourceFiles(): readonly string[] {
  listed ??= trackedFiles(['src', 'packages']).filter((file) => /\.(?:ts|tsx|astro|mjs)$/.test(file));
  return listed;
}

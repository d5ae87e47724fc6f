import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, trackedFiles } from '../arch/source-files.ts';

const PACKAGES = ['.', 'packages/api', 'packages/contract', 'packages/ui'];
/** Pictures of stories, which no test of code reads, and the configuration of all projects: Vitest's defaults are those of unit tests. */
const LEFT_OUT = /^tests\/snapshots\/|^vitest\.config\.ts$/;

/** Links a package's dependencies, but copies the links to our own packages: they are relative, so they lead to the copies. */
function linkDependencies(folder: string, packageFolder: string): void {
  const from = join(root, packageFolder, 'node_modules');
  const to = join(folder, packageFolder, 'node_modules');
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@prahari')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    // not the caches of Vite and Vitest
    else if (!name.startsWith('.') || ['.bin', '.pnpm', '.prahari-installed'].includes(name))
      symlinkSync(join(from, name), join(to, name));
  }
}

/** Copies this repository to a temporary folder, in which the tests of the API and the unit tests can be run. */
export function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prahari-mutations-'));
  for (const file of trackedFiles([]).filter((path) => !LEFT_OUT.test(path))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const packageFolder of PACKAGES) linkDependencies(folder, packageFolder);
  // some tests ask git for the files, and a release for the commit
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  const author = ['-c', 'user.name=copy', '-c', 'user.email=copy@example.com'];
  git(...author, 'commit', '--quiet', '--allow-empty', '--message=copy');
  return folder;
}

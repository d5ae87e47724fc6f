import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, trackedFiles } from '../arch/source-files.ts';

const PACKAGES = ['.', 'packages/api', 'packages/contract', 'packages/domain', 'packages/ui'];
/** Snapshots, and Vitest's configuration, whose defaults suit unit tests. */
const LEFT_OUT = /^tests\/snapshots\/|^vitest\.config\.ts$/;

/** Links a package's dependencies, but copies the relative links to our own packages. */
function linkDependencies(folder: string, packageFolder: string): void {
  const from = join(root, packageFolder, 'node_modules');
  const to = join(folder, packageFolder, 'node_modules');
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@prahari')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    // Skip the caches of Vite and Vitest.
    else if (!name.startsWith('.') || ['.bin', '.pnpm', '.prahari-installed'].includes(name))
      symlinkSync(join(from, name), join(to, name));
  }
}

/** Copies this repository to a temporary folder in which unit and API tests run. */
export function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prahari-mutations-'));
  for (const file of trackedFiles([]).filter((path) => !LEFT_OUT.test(path))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const packageFolder of PACKAGES) linkDependencies(folder, packageFolder);
  // Some tests ask git for files, and a release for the commit.
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  const author = ['-c', 'user.name=copy', '-c', 'user.email=copy@example.com'];
  git(...author, 'commit', '--quiet', '--allow-empty', '--message=copy');
  return folder;
}

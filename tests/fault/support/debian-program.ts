import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** Returns the newest version first. */
function postgresFolders(): string[] {
  try {
    return readdirSync(DEBIAN_POSTGRES)
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(DEBIAN_POSTGRES, version, 'bin'));
  } catch {
    return [];
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds an installed program, also where Debian keeps it off the PATH. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin', ...postgresFolders()]
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** Finds a program. @throws Error that names the Debian package to install */
export function requireProgram(name: string, debianPackage: string): string {
  const file = findProgram(name);
  if (file) return file;
  throw new Error(`${name} is not installed: apt-get install ${debianPackage}`);
}

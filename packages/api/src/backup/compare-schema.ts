import { migrations } from '../db/migrate.ts';
import { BackupError } from './BackupError.ts';

/** Returns the last migration of a backup. @throws BackupError for unknown or missing migrations */
export async function lastMigration(file: string, applied: readonly string[]): Promise<string> {
  const known = Object.keys(await migrations.getMigrations());
  const newer = applied.find((name) => !known.includes(name));
  if (newer)
    throw new BackupError(`${file} was made by a newer version (${newer}). Restore it with that version.`);
  const last = applied.at(-1);
  if (last === undefined || known.slice(0, applied.length).join() !== applied.join())
    throw new BackupError(`${file} is not a backup of Prahari: its migrations are incomplete`);
  return last;
}

/**
 * Compares a backup's schema with that of the migrations: a foreign trigger or view would act with
 * the server's rights. @throws BackupError that names the first difference
 */
export function assertSameSchema(
  file: string,
  found: ReadonlyMap<string, string>,
  expected: ReadonlyMap<string, string>,
): void {
  const refuse = (what: string) => {
    throw new BackupError(`${file} was changed by hand: ${what}. Nothing was restored.`);
  };
  for (const [name, definition] of found) {
    if (!expected.has(name)) refuse(`it has the ${name}, which Prahari does not make`);
    if (expected.get(name) !== definition) refuse(`its ${name} differs from the one that Prahari makes`);
  }
  for (const name of expected.keys()) if (!found.has(name)) refuse(`it lacks the ${name}`);
}

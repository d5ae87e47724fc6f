import { existsSync } from 'node:fs';
import { BackupError } from './BackupError.ts';
import * as queries from './postgres.queries.ts';
import { assertMigratedSchema } from './postgres-schema.ts';
import { assertNewEnough, type Tools } from './postgres-tools.ts';

/**
 * Replaces the database by a dump. With `force` the earlier data stays in the returned schema, and
 * comes back when the restore fails. @throws BackupError
 */
export async function restorePostgres(
  tools: Tools,
  file: string,
  { force }: { force: boolean },
): Promise<{ keptIn: string | undefined }> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  await assertNewEnough(tools, 'pg_restore');
  const content = await tools.run('pg_restore', ['--list', file]).catch((error: Error) => {
    throw new BackupError(`${file} is not a backup of Prahari: ${error.message}`);
  });
  if (!content.includes('TABLE DATA public kysely_migration'))
    throw new BackupError(`${file} is not a backup of Prahari.`);
  const others = await queries.countConnections(tools);
  if (others > 0)
    throw new BackupError(
      `The database is in use by ${others === 1 ? 'another connection' : `${others} other connections`}. Stop the servers first.`,
    );
  const hasData = (await queries.countTables(tools)) > 0;
  if (hasData && !force)
    throw new BackupError(
      'The database already contains data. Add --force to replace it by the backup; the earlier data is kept in another schema.',
    );
  const keptIn = `before_restore_${new Date().toISOString().replace(/\D/g, '')}`;
  if (hasData) await queries.keepSchema(tools, keptIn);
  try {
    await queries.makeExtensions(tools);
    await tools.run('pg_restore', [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      '--schema=public',
      `--dbname=${tools.database}`,
      file,
    ]);
    await assertMigratedSchema(tools, file);
    await queries.deleteSessions(tools);
  } catch (error) {
    await (hasData ? queries.restoreSchema(tools, keptIn) : queries.emptySchema(tools));
    throw error;
  }
  return { keptIn: hasData ? keptIn : undefined };
}

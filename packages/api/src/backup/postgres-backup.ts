import { writeAtomically } from './atomic-write.ts';
import { BackupError } from './BackupError.ts';
import { assertNewEnough, type Tools } from './postgres-tools.ts';

/** Dumps the database as it is at one moment, also while servers write to it. The dump is read back before it gets its name. */
export async function backupPostgres(tools: Tools, file: string): Promise<void> {
  await assertNewEnough(tools, 'pg_dump');
  await writeAtomically(file, async (part) => {
    await tools.run('pg_dump', [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--schema=public',
      `--file=${part}`,
    ]);
    const content = await tools.run('pg_restore', ['--list', part]);
    if (!content.includes('TABLE DATA public kysely_migration'))
      throw new BackupError('The database holds nothing of Prahari yet.');
  });
}

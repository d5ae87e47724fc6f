import { BackupFailed } from './BackupFailed.ts';
import { assertNewEnough, type Tools } from './postgres-tools.ts';
import { writeWhole } from './whole-file.ts';

/** Dumps the database as it is at one moment, also while servers write to it. The dump is read back before it gets its name. */
export async function backupPostgres(tools: Tools, file: string): Promise<void> {
  await assertNewEnough(tools, 'pg_dump');
  await writeWhole(file, async (part) => {
    await tools.run('pg_dump', [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--schema=public',
      `--file=${part}`,
    ]);
    const content = await tools.run('pg_restore', ['--list', part]);
    if (!content.includes('TABLE DATA public kysely_migration'))
      throw new BackupFailed('The database holds nothing of Prahari yet.');
  });
}

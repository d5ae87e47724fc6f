import { writeAtomically } from './atomic-write.ts';
import { BackupError } from './BackupError.ts';
import { assertNewEnough, type Tools } from './postgres-tools.ts';

/** Dumps a consistent snapshot while servers write, and verifies it before it gets its name. */
export async function backupPostgres(tools: Tools, file: string): Promise<void> {
  await assertNewEnough(tools, 'pg_dump');
  await writeAtomically(file, async (partialFile) => {
    await tools.run('pg_dump', [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--schema=public',
      `--file=${partialFile}`,
    ]);
    const content = await tools.run('pg_restore', ['--list', partialFile]);
    if (!content.includes('TABLE DATA public kysely_migration'))
      throw new BackupError('The database contains no data of Prahari.');
  });
}

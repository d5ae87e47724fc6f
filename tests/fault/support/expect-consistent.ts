import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { disagreements } from '../invariants/violations.ts';
import { type Ledger, lost } from './acknowledged-writes.ts';
import { openPlace } from './seed-company.ts';
import { freshFolder, type Place } from './server.ts';
import type { Writer } from './writer.ts';

/** SQLite's own opinion of a database file that nobody has open. */
function soundFile(file: string): void {
  const sqlite = new DatabaseSync(file);
  try {
    expect(sqlite.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    expect(sqlite.prepare('pragma foreign_key_check').all()).toEqual([]);
  } finally {
    sqlite.close();
  }
}

/** A copy of a folder's database as a crash left it, so that the server and not this check is the first to mend it. */
function copyOf({ dataDir }: Place): Place {
  const copy = freshFolder();
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('prahari.db')) cpSync(join(dataDir, name), join(copy, name));
  }
  soundFile(join(copy, 'prahari.db'));
  return { dataDir: copy };
}

/** Fails when anything acknowledged is missing, or any two tables contradict each other. Nobody may be writing. */
export async function expectSound(place: Place, ledger: Ledger, writers: readonly Writer[]): Promise<void> {
  const checked = place.databaseUrl ? place : copyOf(place);
  const db = await openPlace(checked);
  try {
    expect(await disagreements(db)).toEqual([]);
    const unsure = writers.map((one) => one.unsure()?.mayMake);
    expect(await lost(db, ledger, unsure)).toEqual([]);
  } finally {
    await db.destroy();
    if (checked !== place) rmSync(checked.dataDir, { recursive: true, force: true });
  }
}

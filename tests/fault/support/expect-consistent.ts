import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { findViolations } from '../invariants/violations.ts';
import { type AcknowledgedWrites, findLostWrites } from './acknowledged-writes.ts';
import { openDatabaseAt } from './seed-company.ts';
import { createTempFolder, type DataLocation } from './server.ts';
import type { Writer } from './writer.ts';

export function checkFileIntegrity(file: string): void {
  const sqlite = new DatabaseSync(file);
  try {
    expect(sqlite.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    expect(sqlite.prepare('pragma foreign_key_check').all()).toEqual([]);
  } finally {
    sqlite.close();
  }
}

/** Copies the database as a crash left it, so that the server does the recovery. */
function copyDatabase({ dataDir }: DataLocation): DataLocation {
  const copy = createTempFolder();
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('prahari.db')) cpSync(join(dataDir, name), join(copy, name));
  }
  checkFileIntegrity(join(copy, 'prahari.db'));
  return { dataDir: copy };
}

/** Fails if an acknowledged write is missing or tables disagree. Stop writers first. */
export async function expectConsistent(
  dataLocation: DataLocation,
  acknowledgedWrites: AcknowledgedWrites,
  writers: readonly Writer[],
): Promise<void> {
  const checked = dataLocation.databaseUrl ? dataLocation : copyDatabase(dataLocation);
  const db = await openDatabaseAt(checked);
  try {
    expect(await findViolations(db)).toEqual([]);
    const unconfirmed = writers.map((one) => one.pendingStep()?.possibleRow);
    expect(await findLostWrites(db, acknowledgedWrites, unconfirmed)).toEqual([]);
  } finally {
    await db.destroy();
    if (checked !== dataLocation) rmSync(checked.dataDir, { recursive: true, force: true });
  }
}

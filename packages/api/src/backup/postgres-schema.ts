import { randomBytes } from 'node:crypto';
import { migrateEmptyTo } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { assertSameSchema, lastMigration } from './compare-schema.ts';
import { appliedMigrations, dropSchema, makeSchema, schemaOf } from './postgres.queries.ts';
import type { Tools } from './postgres-tools.ts';

/** Opens the database with a schema as its search path. */
function openSchema(databaseUrl: string, schema: string) {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return openDatabase({ databaseUrl: url.href, dataDir: '' }, () => {}, 'maintenance');
}

/** Compares the restored schema with the migrations'. @throws BackupError for a difference */
export async function assertMigratedSchema(tools: Tools, file: string): Promise<void> {
  const last = await lastMigration(file, await appliedMigrations(tools));
  const otherSchema = `compare_${randomBytes(6).toString('hex')}`;
  await makeSchema(tools, otherSchema);
  try {
    const db = await openSchema(tools.databaseUrl, otherSchema);
    await migrateEmptyTo(db, last, otherSchema).finally(() => db.destroy());
    assertSameSchema(file, await schemaOf(tools, 'public'), await schemaOf(tools, otherSchema));
  } finally {
    await dropSchema(tools, otherSchema);
  }
}

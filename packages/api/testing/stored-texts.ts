import { sql } from 'kysely';
import type { Db } from '../src/db/tables.ts';

/** Returns all that is stored in a column, as one text, by `table.column`; search indexes are left out. */
export async function storedTexts(db: Db): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (const { name: table } of await db.introspection.getTables()) {
    if (/_text(_|$)/.test(table)) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      const path = `${table}.${column}`;
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      stored.set(path, `${stored.get(path) ?? ''}\n${text}`);
    }
  }
  return stored;
}

import { sql } from 'kysely';
import { compiledRead } from '../../../db/compiled.ts';
import type { Db } from '../../../db/tables.ts';

interface ListVersion {
  list: string;
  version: number;
}

const listVersions = compiledRead<Record<string, never>, ListVersion>(
  'list-versions',
  () => sql`select list, version from list_state`,
);

export const selectListVersions = (db: Db) => listVersions(db, {});

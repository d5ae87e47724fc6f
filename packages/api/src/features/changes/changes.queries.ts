import { sql } from 'kysely';
import { built, preparedQuery } from '../../db/prepared.ts';
import type { Db } from '../../db/tables.ts';

interface ListVersion {
  list: string;
  version: number;
}

const listVersions = preparedQuery<Record<string, never>, ListVersion>('list-versions', (db) =>
  built(db, sql<ListVersion>`select list, version from list_state`),
);

/** The version of each list's table. */
export const selectListVersions = (db: Db) => listVersions(db, {});

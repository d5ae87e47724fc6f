import type { Tools } from './postgres-tools.ts';

const count = async ({ query }: Tools, statement: string): Promise<number> =>
  (await query<{ count: number }>(statement))[0]?.count ?? 0;

/** Connections of other clients to the database. */
export const countConnections = (tools: Tools): Promise<number> =>
  count(
    tools,
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );

export const countTables = (tools: Tools): Promise<number> =>
  count(tools, "select count(*)::int as count from pg_tables where schemaname = 'public'");

/** Renames the schema with the current data and creates an empty one. */
export const keepSchema = ({ query }: Tools, name: string) =>
  query(`alter schema public rename to ${name}; create schema public`);

/** Undoes keepSchema. */
export const restoreSchema = ({ query }: Tools, name: string) =>
  query(`drop schema public cascade; alter schema ${name} rename to public`);

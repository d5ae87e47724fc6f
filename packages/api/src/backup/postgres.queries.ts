import { createExtensions } from '../db/extensions.ts';
import type { Tools } from './postgres-tools.ts';

const count = async ({ query }: Tools, statement: string): Promise<number> =>
  (await query<{ count: number }>(statement))[0]?.count ?? 0;

/** Counts the connections of other clients to the database. */
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

export const restoreSchema = ({ query }: Tools, name: string) =>
  query(`drop schema public cascade; alter schema ${name} rename to public`);

/** Creates the extension that the lists of a restored database need. */
export const makeExtensions = ({ query }: Tools) => query(createExtensions);

export const makeSchema = ({ query }: Tools, name: string) => query(`create schema ${name}`);

export const dropSchema = ({ query }: Tools, name: string) => query(`drop schema ${name} cascade`);

/** Empties the schema of a database that had no data. */
export const emptySchema = ({ query }: Tools) => query('drop schema public cascade; create schema public');

export const appliedMigrations = async ({ query }: Tools): Promise<string[]> =>
  (await query<{ name: string }>('select name from public.kysely_migration order by name')).map(
    ({ name }) => name,
  );

/** Ends all sessions and API tokens, because they may have ended since the backup. */
export const deleteSessions = ({ query }: Tools) =>
  query('delete from public.sessions; delete from public.api_tokens');

interface Part {
  name: string;
  definition: string;
}

/** Returns the definitions of all parts of a schema, by kind and name. */
export async function schemaOf({ query }: Tools, schema: string): Promise<ReadonlyMap<string, string>> {
  const inSchema = `in (select oid from pg_namespace where nspname = '${schema}')`;
  const parts = await query<Part>(`
    select 'column ' || c.relname || '.' || a.attname as name, concat_ws(' ', c.relkind, format_type(a.atttypid, a.atttypmod),
        a.attnotnull, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as definition
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relkind in ('r', 'p', 'v', 'm', 'f') and c.relnamespace ${inSchema}
    union all select 'table ' || relname, concat_ws(' ', relkind, relpersistence, relrowsecurity, relforcerowsecurity)
      from pg_class where relkind in ('r', 'p', 'v', 'm', 'f', 'S') and relnamespace ${inSchema}
    union all select 'constraint ' || c.relname || '.' || conname, pg_get_constraintdef(k.oid)
      from pg_constraint k join pg_class c on c.oid = k.conrelid where contype <> 'n' and k.connamespace ${inSchema}
    union all select 'index ' || c.relname, pg_get_indexdef(i.indexrelid)
      from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace ${inSchema}
    union all select 'trigger ' || c.relname || '.' || tgname, pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where not tgisinternal and c.relnamespace ${inSchema}
    union all select 'function ' || proname || '(' || pg_get_function_identity_arguments(oid) || ')', pg_get_functiondef(oid)
      from pg_proc where prokind in ('f', 'p') and pronamespace ${inSchema}
    union all select 'function ' || proname, prokind::text from pg_proc where prokind not in ('f', 'p') and pronamespace ${inSchema}
    union all select 'rule ' || c.relname || '.' || rulename, pg_get_ruledef(r.oid)
      from pg_rewrite r join pg_class c on c.oid = r.ev_class where c.relnamespace ${inSchema}
    union all select 'policy ' || c.relname || '.' || polname, concat_ws(' ', polcmd, pg_get_expr(polqual, polrelid))
      from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace ${inSchema}`);
  return new Map(
    parts.map(({ name, definition }) => [name, definition.replaceAll(`${schema}.`, '').replace(/\s+/g, ' ')]),
  );
}

/** Tables to which the server only adds. */
const APPEND_ONLY = ['audit_log', 'audit_chain'] as const;

/** Returns PostgreSQL's SQL for a role that can't change audit entries. @param role a plain name */
export const auditGrants = (role: string): string =>
  [
    `grant usage on schema public to ${role};`,
    `grant select, insert, update, delete on all tables in schema public to ${role};`,
    `grant usage, select on all sequences in schema public to ${role};`,
    ...APPEND_ONLY.map((table) => `revoke update, delete, truncate on ${table} from ${role};`),
    `revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${role};`,
  ].join('\n');

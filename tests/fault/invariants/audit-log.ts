import type { TableSnapshot } from './table-snapshot.ts';

const TABLES = [
  'assignments',
  'bills',
  'clients',
  'guards',
  'client_applications',
  'security_applications',
] as const;

/** Each audit entry refers to an existing row. */
export function auditLogViolations(tables: TableSnapshot): string[] {
  return TABLES.flatMap((table) => {
    const existing = new Set(tables[table].map(({ id }) => id));
    return tables.audit_log
      .filter(({ entity, entity_id }) => entity === table && !existing.has(entity_id))
      .map(({ action, entity_id }) => `the audit log has ${action} of ${entity_id}, which does not exist`);
  });
}

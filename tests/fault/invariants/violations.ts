import type { Db } from '../../../packages/api/src/db/tables.ts';
import { applicationViolations } from './applications.ts';
import { assignmentViolations, clientViolations, guardViolations, postViolations } from './assignments.ts';
import { auditLogViolations } from './audit-log.ts';
import { billNumberViolations, billViolations } from './bills.ts';
import { idempotencyKeyViolations } from './idempotency-keys.ts';
import { signupMailViolations } from './signup-mail.ts';
import { auditTrailOf, readTables } from './table-snapshot.ts';

/** All contradictions between tables; empty when the data is consistent. */
export async function findViolations(db: Db): Promise<string[]> {
  const tables = await readTables(db);
  const auditTrail = auditTrailOf(tables);
  return [
    ...guardViolations(tables),
    ...clientViolations(tables),
    ...postViolations(tables),
    ...assignmentViolations(tables, auditTrail),
    ...billNumberViolations(tables),
    ...billViolations(tables, auditTrail),
    ...applicationViolations(tables, auditTrail),
    ...signupMailViolations(tables, auditTrail),
    ...idempotencyKeyViolations(tables),
    ...auditLogViolations(tables),
  ];
}

import type { AuditAction } from '@prahari/contract/audit-log';
import { audit } from '../../../audit/audit.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';

/** Notes who exported what before the first row is sent. */
export const auditExport = (
  db: Db,
  { actorId, action, filter }: { actorId: string; action: AuditAction; filter: Record<string, unknown> },
): Promise<string> =>
  inTransaction(db, (tx) =>
    audit(tx, { actorId, action, entity: 'users', entityId: actorId, detail: { filter } }),
  );

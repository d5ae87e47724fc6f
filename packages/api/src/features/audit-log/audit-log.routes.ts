import * as contract from '@prahari/contract/audit-log/definitions';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { listAuditEntries } from './audit-log.service.ts';

export function auditLogRoutes(app: App, db: Db): void {
  serve(app, contract.listAuditEntries, ({ list }) => listAuditEntries(db, list));
}

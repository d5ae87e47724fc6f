import * as contract from '@prahari/contract/audit-log.schemas';
import type { Db, Read } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { serveRead } from '../../http/serve.ts';
import { listAuditEntries } from './audit-log.service.ts';

export function auditLogRoutes(app: App, db: Db, read: Read | undefined): void {
  serveRead(app, { db, read }, contract.listAuditEntries, (from, { list }) => listAuditEntries(from, list));
}

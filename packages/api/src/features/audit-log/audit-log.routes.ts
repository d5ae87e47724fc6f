import * as contract from '@prahari/contract/audit-log/definitions';
import type { Read } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { serveRead } from '../../http/serve.ts';
import { listAuditEntries } from './audit-log.service.ts';

export function auditLogRoutes(app: App, read: Read): void {
  serveRead(app, read, contract.listAuditEntries, (db, { list }) => listAuditEntries(db, list));
}

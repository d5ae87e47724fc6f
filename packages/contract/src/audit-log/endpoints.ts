import { listEndpoint } from '../endpoint.ts';
import type { AuditEntry } from './schemas.ts';
import { auditTopics } from './words.ts';

export const listAuditEntries = listEndpoint<AuditEntry>({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  list: { sort: ['createdAt'], status: auditTopics },
  mayBeStale: true,
});

import { defineList } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { auditEntry } from './schemas.ts';

export const listAuditEntries = defineList(endpoints.listAuditEntries, {
  summary: 'Audit entries: who did what and when; `status` filters by topic.',
  row: auditEntry,
});

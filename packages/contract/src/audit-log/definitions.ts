import { defineList } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { auditEntry } from './schemas.ts';

export const listAuditEntries = defineList(endpoints.listAuditEntries, {
  summary: 'Who did what, and when; `status` narrows by topic.',
  row: auditEntry,
});

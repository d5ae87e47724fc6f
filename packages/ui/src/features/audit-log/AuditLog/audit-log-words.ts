import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of AuditLog. */
export const auditLogWords = defineOfficeWords('auditLog', {
  dateUnknown: 'Date unknown',
  remove: 'Remove',
  removeImport: ({ rows }: { rows: number }) => `Remove the import of ${rows} rows`,
  restore: 'Restore',
  restoreBillNumber: ({ billNumber }: { billNumber: string }) => `Restore ${billNumber}`,
});

export type SayAuditLog = Translate<typeof auditLogWords>;

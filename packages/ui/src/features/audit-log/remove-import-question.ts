import type { AuditEntry } from '@prahari/contract/audit-log.schemas';
import type { ConfirmQuestion } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import type { SayOfficeAuditLog } from './office-audit-log-words.ts';

/** Asked before an import is taken back. */
export function removeImportQuestion({ action, about }: AuditEntry, t: SayOfficeAuditLog): ConfirmQuestion {
  return {
    message: t('areYouSureYou'),
    detail: t(action === 'importClients' ? 'clientsAreRemoved' : 'guardsAreRemoved', {
      rows: about.rows ?? 0,
    }),
    confirmLabel: t('removeImport'),
    tone: 'danger',
  };
}

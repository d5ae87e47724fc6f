import type { AuditEntry } from '@prahari/contract/audit-log.schemas';
import type { ConfirmQuestion } from '../../base/ConfirmDialog/ConfirmDialog.tsx';

/** Asked before everybody whom an import added is removed. */
export function removeImportQuestion({ action, about }: AuditEntry): ConfirmQuestion {
  const who = action === 'importClients' ? 'clients, with their posts' : 'guards, with their papers';
  return {
    message: 'Are you sure you want to remove this import?',
    detail: `Everybody it added is removed: ${about.rows} ${who}. It is refused when one of them was changed, assigned or billed since.`,
    confirmLabel: 'Remove import',
    tone: 'danger',
  };
}

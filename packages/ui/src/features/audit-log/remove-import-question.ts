import type { AuditEntry } from '@prahari/contract/audit-log.schemas';
import type { ConfirmQuestion } from '../../base/ConfirmDialog/ConfirmDialog.tsx';

/** Asked before an import is taken back. */
export function removeImportQuestion({ action, about }: AuditEntry): ConfirmQuestion {
  const what = action === 'importClients' ? 'posts' : 'papers';
  return {
    message: 'Are you sure you want to remove this import?',
    detail: `Everybody it added is removed, with their ${what}, and what it changed is set back: ${about.rows} rows. It is refused when one of them was changed, assigned or billed since.`,
    confirmLabel: 'Remove import',
    tone: 'danger',
  };
}

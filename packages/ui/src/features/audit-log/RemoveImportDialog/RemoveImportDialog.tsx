import type { AuditEntry } from '@prahari/contract/audit-log.schemas';
import { ConfirmDialog } from '../../../base/ConfirmDialog/ConfirmDialog.tsx';

export interface RemoveImportDialogProps {
  /** The entry of the import. */
  entry: AuditEntry;
  /** Removal was confirmed. */
  onConfirm: () => void;
  /** Cancel or Escape. */
  onCancel: () => void;
}

/** Confirms the removal of everybody whom an import added. */
export function RemoveImportDialog({
  entry: { action, about },
  onConfirm,
  onCancel,
}: RemoveImportDialogProps) {
  const who = action === 'importClients' ? 'clients, with their posts' : 'guards, with their papers';
  return (
    <ConfirmDialog
      isOpen
      message="Are you sure you want to remove this import?"
      detail={`Everybody it added is removed: ${about.rows} ${who}. It is refused when one of them was changed, assigned or billed since.`}
      confirmLabel="Remove import"
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

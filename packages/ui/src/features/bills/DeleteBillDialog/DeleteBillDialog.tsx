import { type Bill, formatRupees, messages } from '@prahari/contract';
import { ConfirmDialog } from '../../../base/ConfirmDialog/ConfirmDialog.tsx';

export interface DeleteBillDialogProps {
  /** The bill that would go; null closes the dialog. */
  bill: Pick<Bill, 'billNumber' | 'client' | 'amount'> | null;
  /** The bill may go. */
  onConfirm: () => void;
  /** Cancel or Escape. */
  onCancel: () => void;
}

/** Asks before a bill is deleted, word for word as SPEC section 8 has it. */
export function DeleteBillDialog({ bill, onConfirm, onCancel }: DeleteBillDialogProps) {
  return (
    <ConfirmDialog
      isOpen={bill !== null}
      message={messages.bills.confirmDelete}
      detail={bill && `${bill.billNumber}, ${bill.client.user.name}, ${formatRupees(bill.amount)}.`}
      confirmLabel="Delete"
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

import { billMessages } from '@prahari/contract/bills';
import type { Bill } from '@prahari/contract/bills.schemas';
import { formatRupees } from '@prahari/domain/format';
import { ConfirmDialog } from '../../../base/ConfirmDialog/ConfirmDialog.tsx';

export interface DeleteBillDialogProps {
  /** The bill to delete; null closes the dialog. */
  bill: Pick<Bill, 'billNumber' | 'client' | 'amount'> | null;
  /** Deletion was confirmed. */
  onConfirm: () => void;
  /** Cancel or Escape. */
  onCancel: () => void;
}

/** Confirms the deletion of a bill with SPEC section 8's question. */
export function DeleteBillDialog({ bill, onConfirm, onCancel }: DeleteBillDialogProps) {
  return (
    <ConfirmDialog
      isOpen={bill !== null}
      message={billMessages.confirmDelete}
      detail={bill && `${bill.billNumber}, ${bill.client.user.name}, ${formatRupees(bill.amount)}.`}
      confirmLabel="Delete"
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

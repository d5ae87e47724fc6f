import type { Bill } from '@prahari/contract/bills.schemas';
import { paymentMessages } from '@prahari/contract/payments';
import { useEffect, useState } from 'react';
import { SettleManyDialog } from '../../../features/money/SettleManyDialog/SettleManyDialog.tsx';
import { type SettleRow, settleRowsOf } from '../../../features/money/settle-rows.ts';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { addPayments, duesOfClients } from '../../../stores/money/payments.ts';
import { reportFailure } from '../../../stores/toasts/failure.ts';

export interface SettleManyProps {
  /** Bills of any clients. */
  bills: readonly Bill[];
  onClose: () => void;
}

/** Records the payments of several bills, once it is known what is owed of them. */
export function SettleMany({ bills, onClose }: SettleManyProps) {
  const [rows, setRows] = useState<readonly SettleRow[]>();
  useEffect(() => {
    const clientIds = [...new Set(bills.map(({ client }) => client._id))];
    duesOfClients(clientIds)
      .then((dues) => setRows(settleRowsOf(bills, dues)))
      .catch((error: unknown) => {
        reportFailure(error, paymentMessages.fetchFailed);
        onClose();
      });
  }, [bills, onClose]);
  const ids = bills.map(({ _id }) => _id).join(' ');
  return (
    rows && (
      <SettleManyDialog
        rows={rows}
        draft={draftAbout('settleMany', ids)}
        submit={addPayments}
        onClose={onClose}
      />
    )
  );
}

import { useStore } from '@nanostores/react';
import { currentDay } from '@prahari/contract/clock';
import { useEffect } from 'react';
import { SettleDialog } from '../../../features/money/SettleDialog/SettleDialog.tsx';
import type { SettleDraft } from '../../../features/money/settle-draft.ts';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { addPayment, allocatePayment, dues, openDues } from '../../../stores/money/payments.ts';

export interface SettleProps {
  clientId: string;
  /** The bill that was pressed. */
  billId?: string | undefined;
  onClose: () => void;
}

/** Records a payment of a client, once it is known what it owes. */
export function Settle({ clientId, billId, onClose }: SettleProps) {
  const loaded = useStore(dues.$loaded, { ssr: 'initial' });
  useEffect(() => void openDues(clientId), [clientId]);
  useEffect(() => {
    if (loaded.state === 'failed') onClose();
  }, [loaded, onClose]);
  if (loaded.state !== 'ready' || loaded.data.client._id !== clientId) return null;
  return (
    <SettleDialog
      dues={loaded.data}
      billId={billId}
      today={currentDay()}
      draft={draftAbout<SettleDraft>('settle', billId ?? clientId)}
      submit={addPayment}
      onAllocate={(allocation) => void allocatePayment(allocation).then(onClose)}
      onClose={onClose}
    />
  );
}

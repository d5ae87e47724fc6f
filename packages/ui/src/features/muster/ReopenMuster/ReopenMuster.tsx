import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';

export interface ReopenMusterProps {
  /** Takes the month back. */
  onReopen: (reason: string) => void;
  /** The call runs. */
  pending: boolean;
  onClose: () => void;
}

/** Asks why a month is taken back from its client. */
export function ReopenMuster({ onReopen, pending, onClose }: ReopenMusterProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      isOpen
      title="Reopen this month?"
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          disabled={reason.trim() === ''}
          pending={pending}
          onPress={() => onReopen(reason.trim())}
        >
          Reopen
        </Button>
      }
    >
      <p className="mb-4">The client has to agree it again, and links that were sent end.</p>
      <TextArea name="reason" label="Reason" required value={reason} onChange={setReason} maxLength={500} />
    </Dialog>
  );
}

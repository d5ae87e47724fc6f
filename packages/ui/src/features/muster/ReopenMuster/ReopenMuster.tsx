import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { reopenMusterWords } from './reopen-muster-words.ts';

export interface ReopenMusterProps {
  /** Takes the month back. */
  onReopen: (reason: string) => void;
  /** The call runs. */
  pending: boolean;
  onClose: () => void;
}

/** Asks why a month is taken back from its client. */
export function ReopenMuster({ onReopen, pending, onClose }: ReopenMusterProps) {
  const t = useWords(reopenMusterWords);
  const [reason, setReason] = useState('');
  return (
    <Dialog
      isOpen
      title={t('reopenThisMonth')}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          disabled={reason.trim() === ''}
          pending={pending}
          onPress={() => onReopen(reason.trim())}
        >
          {t('reopen')}
        </Button>
      }
    >
      <p className="mb-4">{t('clientHasToAgree')}</p>
      <TextArea
        name="reason"
        label={t('reason')}
        required
        value={reason}
        onChange={setReason}
        maxLength={500}
      />
    </Dialog>
  );
}

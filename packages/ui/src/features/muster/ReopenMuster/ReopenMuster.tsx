import { Button } from '../../../base/Button/Button.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { useDraft } from '../../../base/Form/useDraft.ts';
import type { DraftStore } from '../../../base/Form/useForm.ts';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { reopenMusterWords } from './reopen-muster-words.ts';

export interface ReopenMusterProps {
  /** Keeps the reason while the dialog is closed. */
  draft?: DraftStore<{ reason: string }> | undefined;
  /** Takes the month back. */
  onReopen: (reason: string) => void;
  /** The call runs. */
  pending: boolean;
  onClose: () => void;
}

/** Asks why a month is taken back from its client. */
export function ReopenMuster({ draft, onReopen, pending, onClose }: ReopenMusterProps) {
  const t = useWords(reopenMusterWords);
  const [{ reason }, change] = useDraft(draft, { reason: '' });
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
        onChange={(text) => change({ reason: text })}
        maxLength={500}
      />
    </Dialog>
  );
}

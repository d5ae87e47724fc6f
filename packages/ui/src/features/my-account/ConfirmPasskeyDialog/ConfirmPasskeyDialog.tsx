import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { AccountForm } from '../AccountForm.tsx';
import { confirmPasskeyDialogWords } from './confirm-passkey-dialog-words.ts';

export interface ConfirmPasskeyDialogProps {
  /** Lets the person use a passkey. On failure the error is shown above the buttons. */
  onConfirm: () => Promise<SubmitResult>;
  /** Cancel, the close button or Escape: nothing is done. */
  onCancel: () => void;
}

/** Asks an admin who has logged in with the password alone for the passkey, which is the second step. */
export function ConfirmPasskeyDialog({ onConfirm, onCancel }: ConfirmPasskeyDialogProps) {
  const t = useWords(confirmPasskeyDialogWords);
  const form = useForm({ initial: {}, validate: () => ({}), submit: onConfirm });
  return (
    <Dialog title={t('confirmWithYourPasskey')} isOpen onClose={onCancel}>
      <p className="mb-4">{t('yourAccountHasPasskey')}</p>
      <AccountForm
        form={form}
        label={t('confirmWithYourPasskey')}
        submit={t('useMyPasskey')}
        onCancel={onCancel}
      >
        {null}
      </AccountForm>
    </Dialog>
  );
}

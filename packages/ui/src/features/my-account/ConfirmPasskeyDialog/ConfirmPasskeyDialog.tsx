import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { AccountForm } from '../AccountForm.tsx';

export interface ConfirmPasskeyDialogProps {
  /** Lets the person use a passkey. On failure the error is shown above the buttons. */
  onConfirm: () => Promise<SubmitResult>;
  /** Cancel, the close button or Escape: nothing is done. */
  onCancel: () => void;
}

/** Asks an admin who has logged in with the password alone for the passkey, which is the second step. */
export function ConfirmPasskeyDialog({ onConfirm, onCancel }: ConfirmPasskeyDialogProps) {
  const form = useForm({ initial: {}, validate: () => ({}), submit: onConfirm });
  return (
    <Dialog title="Confirm with your passkey" isOpen onClose={onCancel}>
      <p className="mb-4">
        Your account has a passkey, which is the second step of your login. If you have lost it, ask whoever
        runs the server.
      </p>
      <AccountForm form={form} label="Confirm with your passkey" submit="Use my passkey" onCancel={onCancel}>
        {null}
      </AccountForm>
    </Dialog>
  );
}

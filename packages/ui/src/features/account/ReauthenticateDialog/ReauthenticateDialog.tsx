import { REAUTHENTICATION_MINUTES } from '@prahari/contract/constants';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { AccountForm } from '../AccountForm.tsx';
import { CurrentPasswordField } from '../CurrentPasswordField.tsx';

export interface ReauthenticateDialogProps {
  /** Validates the values: field → error. */
  check: (typed: { currentPassword: string }) => Record<string, string>;
  /** Proves the password. On failure the value stays and the error is shown at its field. */
  onSubmit: (typed: { currentPassword: string }) => Promise<SubmitResult>;
  /** Cancel, the close button or Escape: nothing is done. */
  onCancel: () => void;
}

/** Asks for the password again before an act that needs a recent login. */
export function ReauthenticateDialog({ check, onSubmit, onCancel }: ReauthenticateDialogProps) {
  const form = useForm({ initial: { currentPassword: '' }, validate: check, submit: onSubmit });
  return (
    <Dialog title="Enter your password again" isOpen onClose={onCancel}>
      <p className="mb-4">
        You logged in more than {REAUTHENTICATION_MINUTES} minutes ago. What you asked for is done as soon as
        the password is right.
      </p>
      <AccountForm form={form} label="Enter your password again" submit="Continue" onCancel={onCancel}>
        <CurrentPasswordField {...form.field('currentPassword')} />
      </AccountForm>
    </Dialog>
  );
}

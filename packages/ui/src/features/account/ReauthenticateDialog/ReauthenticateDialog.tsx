import { REAUTHENTICATION_MINUTES } from '@prahari/contract/constants';
import { Button } from '../../../base/Button/Button.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { AccountForm } from '../AccountForm.tsx';
import { CurrentPasswordField } from '../CurrentPasswordField.tsx';

export interface ReauthenticateDialogProps {
  /** Validates the values: field → error. */
  check: (typed: { currentPassword: string }) => Record<string, string>;
  /** Proves the password. On failure the value stays and the error is shown at its field. */
  onSubmit: (typed: { currentPassword: string }) => Promise<SubmitResult>;
  /** Proves a passkey instead; left out for a person who has none, or a browser that knows none. */
  onPasskey?: (() => Promise<SubmitResult>) | undefined;
  /** Cancel, the close button or Escape: nothing is done. */
  onCancel: () => void;
}

/** Asks for the password again before an act that needs a recent login. */
export function ReauthenticateDialog({ check, onSubmit, onPasskey, onCancel }: ReauthenticateDialogProps) {
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
      {onPasskey && <UsePasskey onPasskey={onPasskey} />}
    </Dialog>
  );
}

function UsePasskey({ onPasskey }: { onPasskey: () => Promise<SubmitResult> }) {
  const form = useForm({ initial: {}, validate: () => ({}), submit: onPasskey });
  return (
    <Form form={form} label="Use a passkey" className="mt-5 grid gap-5 border-line border-t pt-5">
      <Button type="submit" pending={form.pending}>
        Use a passkey instead
      </Button>
    </Form>
  );
}

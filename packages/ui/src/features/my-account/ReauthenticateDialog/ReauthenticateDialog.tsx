import { REAUTHENTICATION_MINUTES } from '@prahari/contract/constants';
import { Button } from '../../../base/Button/Button.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { AccountForm } from '../AccountForm.tsx';
import { type Proof, ProofFields } from '../ProofFields.tsx';

export interface ReauthenticateDialogProps {
  /** Two-step login is on: asks for a code as well. */
  needsCode?: boolean;
  /** Validates the values: field → error. */
  check: (typed: Proof) => Record<string, string>;
  /** Proves the password and the code. On failure the values stay and the error is shown at its field. */
  onSubmit: (typed: Proof) => Promise<SubmitResult>;
  /** Proves a passkey instead; left out for a person who has none, or a browser that knows none. */
  onPasskey?: (() => Promise<SubmitResult>) | undefined;
  /** Cancel, the close button or Escape: nothing is done. */
  onCancel: () => void;
}

/** Asks for the password, and for a code where two-step login is on, again before an act that needs a recent login. */
export function ReauthenticateDialog({
  needsCode = false,
  check,
  onSubmit,
  onPasskey,
  onCancel,
}: ReauthenticateDialogProps) {
  const form = useForm({ initial: { currentPassword: '', totp: '' }, validate: check, submit: onSubmit });
  return (
    <Dialog title="Enter your password again" isOpen onClose={onCancel}>
      <p className="mb-4">
        You logged in more than {REAUTHENTICATION_MINUTES} minutes ago. What you asked for is done as soon as{' '}
        {needsCode ? 'password and code are' : 'the password is'} right.
      </p>
      <AccountForm form={form} label="Enter your password again" submit="Continue" onCancel={onCancel}>
        <ProofFields form={form} needsCode={needsCode || 'totp' in form.submitErrors} />
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

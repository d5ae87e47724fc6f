import { REAUTHENTICATION_MINUTES } from '@prahari/contract/constants';
import { Button } from '../../../base/Button/Button.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { AccountForm } from '../AccountForm.tsx';
import { accountWords } from '../account-words.ts';
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
  const t = useWords(accountWords);
  const form = useForm({ initial: { currentPassword: '', totp: '' }, validate: check, submit: onSubmit });
  return (
    <Dialog title={t('enterAgain')} isOpen onClose={onCancel}>
      <p className="mb-4">
        {t(needsCode ? 'enterAgainCode' : 'enterAgainPassword', { minutes: `${REAUTHENTICATION_MINUTES}` })}
      </p>
      <AccountForm form={form} label={t('enterAgain')} submit={t('continue')} onCancel={onCancel}>
        <ProofFields form={form} needsCode={needsCode || 'totp' in form.submitErrors} />
      </AccountForm>
      {onPasskey && <UsePasskey onPasskey={onPasskey} />}
    </Dialog>
  );
}

function UsePasskey({ onPasskey }: { onPasskey: () => Promise<SubmitResult> }) {
  const t = useWords(accountWords);
  const form = useForm({ initial: {}, validate: () => ({}), submit: onPasskey });
  return (
    <Form form={form} label={t('usePasskey')} className="mt-5 grid gap-5 border-line border-t pt-5">
      <Button type="submit" pending={form.pending}>
        {t('usePasskeyInstead')}
      </Button>
    </Form>
  );
}

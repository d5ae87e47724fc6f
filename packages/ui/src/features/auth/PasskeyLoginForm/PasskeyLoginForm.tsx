import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { authWords } from '../auth-words.ts';
import { noErrors } from '../validate-then-submit.ts';

export interface PasskeyLoginFormProps {
  /** Logs in with a passkey. On failure the error is shown above the button. */
  onPasskey: () => Promise<SubmitResult>;
  /** The dashboard is opening. */
  navigating?: boolean;
}

/** Logs in without email and password. Its button does not say “Login”, so that only one button of the page does. */
export function PasskeyLoginForm({ onPasskey, navigating = false }: PasskeyLoginFormProps) {
  const t = useWords(authWords);
  const form = useForm({ initial: {}, validate: noErrors, submit: onPasskey });
  return (
    <Form form={form} label={t('usePasskey')}>
      <Button type="submit" size="large" pending={form.pending || navigating}>
        {t('usePasskeyInstead')}
      </Button>
    </Form>
  );
}

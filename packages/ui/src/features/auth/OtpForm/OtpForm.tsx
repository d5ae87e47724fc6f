import { OTP_LENGTH, OTP_LIFETIME_MINUTES } from '@prahari/contract/constants';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { OneTimeCodeField } from '../../../base/OneTimeCodeField/OneTimeCodeField.tsx';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { AuthLink } from '../AuthLink.tsx';
import { authWords } from '../auth-words.ts';
import { checkCode } from '../check-code.ts';
import { ResendButton } from '../ResendButton/ResendButton.tsx';

export interface OtpFormProps {
  /** The email the code was sent to; null until it is known. */
  email: string | null;
  /** Verifies the code; the login page follows. */
  onVerify: (otp: string) => Promise<SubmitResult>;
  /** Requests another code. */
  onResend: () => void;
  /** Seconds until another code can be requested; 0 when it can be now. */
  resendIn: number;
  /** Another code is being requested. */
  resending?: boolean;
  /** The email is verified and the login page is opening. */
  navigating?: boolean;
}

/** Verifies the email with the code sent after signup (SPEC section 2, OTP verification). */
export function OtpForm({
  email,
  onVerify,
  onResend,
  resendIn,
  resending,
  navigating = false,
}: OtpFormProps) {
  const t = useWords(authWords);
  const form = useForm({ initial: { otp: '' }, validate: checkCode, submit: ({ otp }) => onVerify(otp) });
  const { name: _, ...otp } = form.field('otp');
  return (
    <div className="grid gap-8">
      <PageTitle
        lead={
          <>
            {t('weSent', { length: `${OTP_LENGTH}` })}{' '}
            {/* On its own line, so that the layout does not shift when the email is known. */}
            <strong className="wrap-anywhere block font-semibold text-ink">{email ?? t('yourEmail')}</strong>{' '}
            {t('validFor', { minutes: `${OTP_LIFETIME_MINUTES}` })}
          </>
        }
      >
        {t('verifyEmail')}
      </PageTitle>
      <Form form={form}>
        <OneTimeCodeField label={t('otp')} length={OTP_LENGTH} autoFocus {...otp} />
        <Button type="submit" variant="primary" size="large" pending={form.pending || navigating}>
          {t('verify')}
        </Button>
        <ResendButton secondsLeft={resendIn} pending={resending ?? false} onResend={onResend} />
      </Form>
      <p className="text-muted text-sm">
        {t('wrongAddress')} <AuthLink href="/signup">{t('signUpAgain')}</AuthLink>
      </p>
    </div>
  );
}

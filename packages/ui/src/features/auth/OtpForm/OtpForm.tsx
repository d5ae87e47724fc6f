import { OTP_LENGTH, OTP_LIFETIME_MINUTES } from '@prahari/contract/constants';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { OneTimeCodeField } from '../../../base/OneTimeCodeField/OneTimeCodeField.tsx';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { AuthLink } from '../AuthLink.tsx';
import { checkCode } from '../check-code.ts';
import { ResendButton } from '../ResendButton/ResendButton.tsx';

export interface OtpFormProps {
  /** Where the code went; null until it is known. */
  email: string | null;
  /** Sends the code; login follows. */
  onVerify: (otp: string) => Promise<SubmitResult>;
  /** Asks for another code. */
  onResend: () => void;
  /** Until another code may be asked for; 0 when it may be now. */
  resendIn: number;
  /** Another code is being asked for. */
  resending?: boolean;
  /** The email is verified and the login page is opening. */
  navigating?: boolean;
}

/** Takes the code that was mailed after signup (SPEC section 2, OTP verification). */
export function OtpForm({
  email,
  onVerify,
  onResend,
  resendIn,
  resending,
  navigating = false,
}: OtpFormProps) {
  const form = useForm({ initial: { otp: '' }, validate: checkCode, submit: ({ otp }) => onVerify(otp) });
  const { name: _, ...otp } = form.field('otp');
  return (
    <div className="grid gap-8">
      <PageTitle
        lead={
          <>
            Enter the code of {OTP_LENGTH} digits that we sent&nbsp;to{' '}
            {/* on a line of its own: nothing moves when it comes to be known */}
            <strong className="wrap-anywhere block font-semibold text-ink">{email ?? 'your email'}</strong> It
            is good for {OTP_LIFETIME_MINUTES} minutes.
          </>
        }
      >
        Verify your email
      </PageTitle>
      <Form form={form}>
        <OneTimeCodeField label="OTP" length={OTP_LENGTH} autoFocus {...otp} />
        <Button type="submit" variant="primary" size="large" pending={form.pending || navigating}>
          Verify
        </Button>
        <ResendButton secondsLeft={resendIn} pending={resending ?? false} onResend={onResend} />
      </Form>
      <p className="text-muted text-sm">
        Wrong address? <AuthLink href="/signup">Sign up again</AuthLink>
      </p>
    </div>
  );
}

import { OTP_LIFETIME_MINUTES } from '@prahari/contract/constants';
import { useEffect, useRef } from 'react';
import type { SubmitResult } from '../../../base/Form/useForm.ts';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { AuthLink } from '../AuthLink.tsx';
import type { AsyncCheck } from '../validate-then-submit.ts';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

export interface ForgotPasswordProps {
  /** Which of the three is shown. */
  step: 'email' | 'code' | 'password';
  /** Where the code went; '' in the first step. */
  email: string;
  /** What the contract finds wrong with the address. */
  checkEmail: AsyncCheck<{ email: string }>;
  /** What the contract finds wrong with the new password. */
  checkNewPassword: AsyncCheck<{ newPassword: string }>;
  /** Asks for a code; the next step follows. */
  onSendCode: (email: string) => Promise<SubmitResult>;
  /** Says whether the code is right; the next step follows. */
  onCheckCode: (otp: string) => Promise<SubmitResult>;
  /** Sets the password; login follows. */
  onSetPassword: (password: string) => Promise<SubmitResult>;
  /** The two passwords differ: nothing was sent. */
  onPasswordsDiffer: () => void;
  /** Asks for another code. */
  onResend: () => void;
  /** Back to the first step. */
  onRestart: () => void;
  /** Until another code may be asked for; 0 when it may be now. */
  resendIn: number;
  /** Another code is being asked for. */
  resending?: boolean;
  /** The password is set and the login page is opening. */
  navigating?: boolean;
}

const leads = {
  email: 'Step 1 of 3. We send a code to the email of your account.',
  code: `Step 2 of 3. Enter the code sent to your email. It is good for ${OTP_LIFETIME_MINUTES} minutes.`,
  password: 'Step 3 of 3. Choose a new password. You are then logged out everywhere else.',
};

/** The way back in for who forgot the password: email, code, new password (SPEC section 2). */
export function ForgotPassword(props: ForgotPasswordProps) {
  const { step, email, resending = false, navigating = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    root.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, [step]);

  return (
    <div ref={root} className="grid gap-8">
      <PageTitle lead={leads[step]}>Forgot password</PageTitle>
      {step === 'email' && <EmailStep checkEmail={props.checkEmail} onSendCode={props.onSendCode} />}
      {step === 'code' && (
        <CodeStep
          email={email}
          onCheckCode={props.onCheckCode}
          onResend={props.onResend}
          onRestart={props.onRestart}
          resendIn={props.resendIn}
          resending={resending}
        />
      )}
      {step === 'password' && (
        <PasswordStep
          email={email}
          checkNewPassword={props.checkNewPassword}
          onSetPassword={props.onSetPassword}
          onPasswordsDiffer={props.onPasswordsDiffer}
          onRestart={props.onRestart}
          navigating={navigating}
        />
      )}
      <p className="text-sm">
        <AuthLink href="/login">Back to login</AuthLink>
      </p>
    </div>
  );
}

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
  /** The current step. */
  step: 'email' | 'code' | 'password';
  /** The email the code was sent to; '' in the first step. */
  email: string;
  /** Validates the email. */
  checkEmail: AsyncCheck<{ email: string }>;
  /** Validates the new password. */
  checkNewPassword: AsyncCheck<{ newPassword: string }>;
  /** Requests a code; the next step follows. */
  onSendCode: (email: string) => Promise<SubmitResult>;
  /** Checks the code; the next step follows. */
  onCheckCode: (otp: string) => Promise<SubmitResult>;
  /** Sets the password; the login page follows. */
  onSetPassword: (password: string) => Promise<SubmitResult>;
  /** The two passwords differ; nothing is sent. */
  onPasswordsDiffer: () => void;
  /** Requests another code. */
  onResend: () => void;
  /** Back to the first step. */
  onRestart: () => void;
  /** Seconds until another code can be requested; 0 when it can be now. */
  resendIn: number;
  /** Another code is being requested. */
  resending?: boolean;
  /** The password is set and the login page is opening. */
  navigating?: boolean;
}

const leads = {
  email: 'Step 1 of 3. We will send a code to your account’s email.',
  code: `Step 2 of 3. Enter the code sent to your email. Valid for ${OTP_LIFETIME_MINUTES} minutes.`,
  password: 'Step 3 of 3. Choose a new password. You will be logged out on all devices.',
};

/** Resets a forgotten password in three steps: email, code, new password (SPEC section 2). */
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

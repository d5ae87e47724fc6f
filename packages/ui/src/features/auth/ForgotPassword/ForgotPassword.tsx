import { OTP_LIFETIME_MINUTES } from '@prahari/contract/constants';
import { useEffect, useRef } from 'react';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { AuthLink } from '../AuthLink.tsx';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import type { ForgotPasswordProps } from './forgot-password-props.ts';
import { PasswordStep } from './PasswordStep.tsx';

const leads = {
  email: 'Step 1 of 3. We will send a code to your account’s email.',
  code: `Step 2 of 3. Enter the code sent to your email. Valid for ${OTP_LIFETIME_MINUTES} minutes.`,
  password: 'Step 3 of 3. Choose a new password. You will be logged out on all devices.',
};

/** Resets a forgotten password in three steps: email, code, new password (SPEC section 2). */
export function ForgotPassword(props: ForgotPasswordProps) {
  const { step } = props;
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
      {step === 'email' && <EmailStep {...props} />}
      {step === 'code' && <CodeStep {...props} />}
      {step === 'password' && <PasswordStep {...props} />}
      <p className="text-sm">
        <AuthLink href="/login">Back to login</AuthLink>
      </p>
    </div>
  );
}

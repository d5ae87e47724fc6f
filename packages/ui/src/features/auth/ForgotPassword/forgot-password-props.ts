import type { SubmitResult } from '../../../base/Form/useForm.ts';
import type { AsyncCheck } from '../validate-then-submit.ts';

export interface ForgotPasswordProps {
  /** The current step. */
  step: 'email' | 'code' | 'password';
  /** The email the code was sent to; '' in the first step. */
  email: string;
  /** Validates the email. */
  checkEmail: AsyncCheck<{ email: string }>;
  /** Validates the new password. */
  checkNewPassword: AsyncCheck<{ newPassword: string; email: string }>;
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

import { authMessages } from '@prahari/contract/auth';
import { OTP_LENGTH, OTP_LIFETIME_MINUTES } from '@prahari/contract/constants';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { AuthLink } from '../AuthLink.tsx';
import { authWords } from '../auth-words.ts';
import { checkCode } from '../check-code.ts';
import { EmailField } from '../EmailField.tsx';
import { confirmationErrors, NewPasswordFields } from '../NewPasswordFields.tsx';
import { ResendButton } from '../ResendButton/ResendButton.tsx';
import { type AsyncCheck, noErrors, validateThenSubmit } from '../validate-then-submit.ts';

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

/** Resets a forgotten password in three steps: email, code, new password (SPEC section 2). */
export function ForgotPassword(props: ForgotPasswordProps) {
  const t = useWords(authWords);
  const { step } = props;
  const leads = {
    email: t('weEmailCode'),
    code: t('enterCode', { minutes: `${OTP_LIFETIME_MINUTES}` }),
    password: t('choosePassword'),
  };
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    root.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, [step]);

  return (
    <div ref={root} className="grid gap-8">
      <PageTitle lead={leads[step]}>{t('forgotPassword')}</PageTitle>
      {step === 'email' && <EmailStep {...props} />}
      {step === 'code' && <CodeStep {...props} />}
      {step === 'password' && <PasswordStep {...props} />}
      <p className="text-sm">
        <AuthLink href="/login">{t('backToLogin')}</AuthLink>
      </p>
    </div>
  );
}

/** Step 1: the account's email. */
function EmailStep({ checkEmail, onSendCode }: ForgotPasswordProps) {
  const t = useWords(authWords);
  const form = useForm({
    initial: { email: '' },
    validate: noErrors,
    submit: (typed) => validateThenSubmit(checkEmail(typed), () => onSendCode(typed.email)),
  });
  return (
    <Form form={form}>
      <EmailField autoComplete="username" {...form.field('email')} />
      <Button type="submit" variant="primary" size="large" pending={form.pending}>
        {t('sendOtp')}
      </Button>
    </Form>
  );
}

/** Step 2: the code from the mail. */
function CodeStep(props: ForgotPasswordProps) {
  const t = useWords(authWords);
  const { email, onCheckCode, onResend, onRestart, resendIn, resending = false } = props;
  const form = useForm({
    initial: { otp: '' },
    validate: checkCode,
    submit: ({ otp }) => onCheckCode(otp),
  });
  // A code may come as `123 456` or `Your code is 123456`.
  const take = (text: string) => form.set({ otp: text.replace(/\D/g, '').slice(0, OTP_LENGTH) });
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    take(event.clipboardData.getData('text'));
  };
  return (
    <Form form={form}>
      <TextField
        label={t('otp')}
        hint={t('sentTo', { email })}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...form.field('otp')}
        onChange={take}
        onPaste={paste}
      />
      <Button type="submit" variant="primary" size="large" pending={form.pending}>
        {t('verifyOtp')}
      </Button>
      <div className="-mx-4 flex flex-wrap justify-between gap-x-2">
        <ResendButton secondsLeft={resendIn} pending={resending} onResend={onResend} />
        <Button variant="plain" onPress={onRestart}>
          {t('useOtherEmail')}
        </Button>
      </div>
    </Form>
  );
}

const initial = { newPassword: '', confirmPassword: '' };

/** Step 3: the new password and its confirmation. */
function PasswordStep(props: ForgotPasswordProps) {
  const t = useWords(authWords);
  const { email, checkNewPassword, onSetPassword, onPasswordsDiffer, onRestart, navigating = false } = props;
  const submit = (typed: typeof initial) => {
    const unconfirmed = confirmationErrors(typed.newPassword, typed.confirmPassword);
    if (unconfirmed.confirmPassword === authMessages.passwordsDiffer) onPasswordsDiffer();
    return validateThenSubmit(
      checkNewPassword({ ...typed, email }),
      () => onSetPassword(typed.newPassword),
      unconfirmed,
    );
  };
  const form = useForm({ initial, validate: noErrors, submit });
  return (
    <Form form={form}>
      {/* For password managers. */}
      <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
      <NewPasswordFields
        label={t('newPassword')}
        password={form.field('newPassword')}
        confirmation={form.field('confirmPassword')}
        person={{ email }}
      />
      <Button type="submit" variant="primary" size="large" pending={form.pending || navigating}>
        {t('resetPassword')}
      </Button>
      <Button variant="plain" onPress={onRestart} aria-disabled={navigating}>
        {t('startAgain')}
      </Button>
    </Form>
  );
}

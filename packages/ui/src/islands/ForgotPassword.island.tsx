import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ForgotPassword as ForgotPasswordSteps } from '../features/auth/ForgotPassword/ForgotPassword.tsx';
import { checkEmail, checkNewPassword } from '../stores/auth-checks.ts';
import { authCalls } from '../stores/late-auth-calls.ts';
import { $leaving } from '../stores/leaving.ts';
import {
  $reset,
  checkResetCode,
  resetCode,
  restartReset,
  resumeReset,
  sendResetCode,
  setNewPassword,
} from '../stores/password-reset.ts';
import { passwordsDiffer } from '../stores/passwords-differ.ts';
import { LazyToasts } from './LazyToasts.tsx';
import { useOnFirstUse } from './useOnFirstUse.ts';

export function ForgotPassword() {
  const reset = useStore($reset, { ssr: 'initial' });
  const resendIn = useStore(resetCode.$secondsLeft, { ssr: 'initial' });
  const resending = useStore(resetCode.$sending, { ssr: 'initial' });
  const leaving = useStore($leaving, { ssr: 'initial' });
  useOnFirstUse(authCalls);
  useEffect(resumeReset, []);
  return (
    <>
      <ForgotPasswordSteps
        step={reset.step}
        email={reset.step === 'email' ? '' : reset.email}
        checkEmail={checkEmail}
        checkNewPassword={checkNewPassword}
        onSendCode={sendResetCode}
        onCheckCode={checkResetCode}
        onSetPassword={setNewPassword}
        onPasswordsDiffer={passwordsDiffer}
        onResend={resetCode.resend}
        onRestart={restartReset}
        resendIn={resendIn}
        resending={resending}
        leaving={leaving}
      />
      <LazyToasts />
    </>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ForgotPassword as ForgotPasswordSteps } from '../features/auth/ForgotPassword/ForgotPassword.tsx';
import { checkEmail, checkNewPassword } from '../stores/auth/auth-checks.ts';
import { lazyAuthApi } from '../stores/auth/lazy-auth-api.ts';
import {
  $reset,
  checkResetCode,
  resetCode,
  restartReset,
  resumeReset,
  sendResetCode,
  setNewPassword,
} from '../stores/auth/password-reset.ts';
import { reportPasswordsDiffer } from '../stores/auth/passwords-differ.ts';
import { $navigating } from '../stores/session/navigation.ts';
import { withErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';
import { PageToasts } from './PageToasts.tsx';
import { useFirstInteraction } from './useFirstInteraction.ts';
import { withLanguage } from './withLanguage.tsx';

function ForgotPasswordIsland() {
  const reset = useStore($reset, { ssr: 'initial' });
  const resendIn = useStore(resetCode.$secondsLeft, { ssr: 'initial' });
  const resending = useStore(resetCode.$sending, { ssr: 'initial' });
  const navigating = useStore($navigating, { ssr: 'initial' });
  useFirstInteraction(lazyAuthApi);
  useEffect(resumeReset, []);
  return (
    <>
      <LanguageChooser />
      <ForgotPasswordSteps
        step={reset.step}
        email={reset.step === 'email' ? '' : reset.email}
        checkEmail={checkEmail}
        checkNewPassword={checkNewPassword}
        onSendCode={sendResetCode}
        onCheckCode={checkResetCode}
        onSetPassword={setNewPassword}
        onPasswordsDiffer={reportPasswordsDiffer}
        onResend={resetCode.resend}
        onRestart={restartReset}
        resendIn={resendIn}
        resending={resending}
        navigating={navigating}
      />
      <PageToasts />
    </>
  );
}

export const ForgotPassword = withErrorBoundary(withLanguage(ForgotPasswordIsland));

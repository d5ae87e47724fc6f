import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { OtpForm } from '../features/auth/OtpForm/OtpForm.tsx';
import { lazyAuthApi } from '../stores/auth/lazy-auth-api.ts';
import { requireEmailToVerify, verificationCode, verify } from '../stores/auth/verification.ts';
import { $navigating } from '../stores/session/navigation.ts';
import { withErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';
import { PageToasts } from './PageToasts.tsx';
import { useFirstInteraction } from './useFirstInteraction.ts';
import { withLanguage } from './withLanguage.tsx';

function OtpVerificationIsland() {
  const [email, setEmail] = useState<string | null>(null);
  const resendIn = useStore(verificationCode.$secondsLeft, { ssr: 'initial' });
  const resending = useStore(verificationCode.$sending, { ssr: 'initial' });
  const navigating = useStore($navigating, { ssr: 'initial' });
  useFirstInteraction(lazyAuthApi);
  useEffect(() => setEmail(requireEmailToVerify()), []);
  return (
    <>
      <LanguageChooser />
      <OtpForm
        email={email}
        onVerify={verify}
        onResend={verificationCode.resend}
        resendIn={resendIn}
        resending={resending}
        navigating={navigating}
      />
      <PageToasts />
    </>
  );
}

export const OtpVerification = withErrorBoundary(withLanguage(OtpVerificationIsland));

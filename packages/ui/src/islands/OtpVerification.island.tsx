import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { OtpForm } from '../features/auth/OtpForm/OtpForm.tsx';
import { authCalls } from '../stores/late-auth-calls.ts';
import { $leaving } from '../stores/leaving.ts';
import { emailOrSignup, verificationCode, verify } from '../stores/verification.ts';
import { LazyToasts } from './LazyToasts.tsx';
import { useOnFirstUse } from './useOnFirstUse.ts';

export function OtpVerification() {
  const [email, setEmail] = useState<string | null>(null);
  const resendIn = useStore(verificationCode.$secondsLeft, { ssr: 'initial' });
  const resending = useStore(verificationCode.$sending, { ssr: 'initial' });
  const leaving = useStore($leaving, { ssr: 'initial' });
  useOnFirstUse(authCalls);
  useEffect(() => setEmail(emailOrSignup()), []);
  return (
    <>
      <OtpForm
        email={email}
        onVerify={verify}
        onResend={verificationCode.resend}
        resendIn={resendIn}
        resending={resending}
        leaving={leaving}
      />
      <LazyToasts />
    </>
  );
}

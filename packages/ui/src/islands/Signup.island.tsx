import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { SignupForm } from '../features/auth/SignupForm/SignupForm.tsx';
import { openOnceSignedIn, signUp } from '../stores/auth.ts';
import { checkRegistration } from '../stores/auth-checks.ts';
import { authCalls } from '../stores/late-auth-calls.ts';
import { $leaving } from '../stores/leaving.ts';
import { passwordsDiffer } from '../stores/passwords-differ.ts';
import { LazyToasts } from './LazyToasts.tsx';
import { useOnFirstUse } from './useOnFirstUse.ts';

export function Signup() {
  const leaving = useStore($leaving, { ssr: 'initial' });
  useOnFirstUse(authCalls);
  useEffect(openOnceSignedIn, []);
  return (
    <>
      <SignupForm
        check={checkRegistration}
        onSignUp={signUp}
        onPasswordsDiffer={passwordsDiffer}
        leaving={leaving}
      />
      <LazyToasts />
    </>
  );
}

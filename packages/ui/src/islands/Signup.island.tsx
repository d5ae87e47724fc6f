import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { SignupForm } from '../features/auth/SignupForm/SignupForm.tsx';
import { checkRegistration } from '../stores/auth-checks.ts';
import { lazyAuthApi } from '../stores/lazy-auth-api.ts';
import { $navigating } from '../stores/navigation.ts';
import { openDashboardOnceSignedIn } from '../stores/open-dashboard.ts';
import { reportPasswordsDiffer } from '../stores/passwords-differ.ts';
import { signUp } from '../stores/sign-up.ts';
import { LazyToasts } from './LazyToasts.tsx';
import { useFirstInteraction } from './useFirstInteraction.ts';

export interface SignupProps {
  /** A SignupConsent. */
  children?: ReactNode;
}

export function Signup({ children }: SignupProps) {
  const navigating = useStore($navigating, { ssr: 'initial' });
  useFirstInteraction(lazyAuthApi);
  useEffect(openDashboardOnceSignedIn, []);
  return (
    <>
      <SignupForm
        check={checkRegistration}
        onSignUp={signUp}
        onPasswordsDiffer={reportPasswordsDiffer}
        navigating={navigating}
        notice={children}
      />
      <LazyToasts />
    </>
  );
}

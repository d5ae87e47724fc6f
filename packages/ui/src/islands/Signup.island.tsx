import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { SignupForm } from '../features/auth/SignupForm/SignupForm.tsx';
import { checkRegistration } from '../stores/auth/auth-checks.ts';
import { lazyAuthApi } from '../stores/auth/lazy-auth-api.ts';
import { reportPasswordsDiffer } from '../stores/auth/passwords-differ.ts';
import { signUp } from '../stores/auth/sign-up.ts';
import { $navigating } from '../stores/session/navigation.ts';
import { openDashboardOnceSignedIn } from '../stores/session/open-dashboard.ts';
import { PageToasts } from './PageToasts.tsx';
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
      <PageToasts />
    </>
  );
}

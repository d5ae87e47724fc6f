import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ConsentNotice } from '../features/auth/ConsentNotice/ConsentNotice.tsx';
import { type Registration, SignupForm } from '../features/auth/SignupForm/SignupForm.tsx';
import { checkRegistration } from '../stores/auth/auth-checks.ts';
import { lazyAuthApi } from '../stores/auth/lazy-auth-api.ts';
import { reportPasswordsDiffer } from '../stores/auth/passwords-differ.ts';
import { signUp } from '../stores/auth/sign-up.ts';
import { draftOf, keepDrafts } from '../stores/forms/drafts.ts';
import { $navigating } from '../stores/session/navigation.ts';
import { openDashboardOnceSignedIn } from '../stores/session/open-dashboard.ts';
import { withErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';
import { PageToasts } from './PageToasts.tsx';
import { useFirstInteraction } from './useFirstInteraction.ts';
import { withLanguage } from './withLanguage.tsx';

const $draft = draftOf<Registration>('signup');
/** Keeps everything of the form but the passwords. */
const draft = {
  get: $draft.get,
  set: (typed: Registration | undefined) =>
    $draft.set(typed && { ...typed, password: '', confirmPassword: '' }),
};

function SignupIsland() {
  const navigating = useStore($navigating, { ssr: 'initial' });
  useFirstInteraction(lazyAuthApi);
  useEffect(openDashboardOnceSignedIn, []);
  useEffect(keepDrafts, []);
  return (
    <>
      <LanguageChooser />
      <SignupForm
        check={checkRegistration}
        draft={draft}
        onSignUp={signUp}
        onPasswordsDiffer={reportPasswordsDiffer}
        navigating={navigating}
        notice={<ConsentNotice />}
      />
      <PageToasts />
    </>
  );
}

export const Signup = withErrorBoundary(withLanguage(SignupIsland));

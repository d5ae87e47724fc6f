import { useStore } from '@nanostores/react';
import { keepEmail as keepEmailCall } from '@prahari/contract/my-account';
import { useEffect } from 'react';
import { KeepEmailForm } from '../features/auth/KeepEmailForm/KeepEmailForm.tsx';
import { $keepingEmail, keepEmail } from '../stores/auth/keep-email.ts';
import { findApi, isOffered } from '../stores/session/api.ts';
import { $navigating, redirectTo } from '../stores/session/navigation.ts';
import { withErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';
import { PageToasts } from './PageToasts.tsx';
import { withLanguage } from './withLanguage.tsx';

/** Leaves the page where the API mails no such links, as any path that SPEC does not name. */
function leaveUnlessOffered(): void {
  findApi().then(
    () => isOffered(keepEmailCall) || redirectTo('/'),
    () => undefined,
  );
}

function KeepEmailIsland() {
  const navigating = useStore($navigating, { ssr: 'initial' });
  const keeping = useStore($keepingEmail, { ssr: 'initial' });
  useEffect(leaveUnlessOffered, []);
  return (
    <>
      <LanguageChooser />
      <KeepEmailForm onKeep={() => void keepEmail()} pending={keeping || navigating} />
      <PageToasts />
    </>
  );
}

export const KeepEmail = withErrorBoundary(withLanguage(KeepEmailIsland));

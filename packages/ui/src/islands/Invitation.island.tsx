import { useStore } from '@nanostores/react';
import { acceptInvitation } from '@prahari/contract/accounts';
import { useEffect } from 'react';
import { ConsentNotice } from '../features/auth/ConsentNotice/ConsentNotice.tsx';
import { InvitationForm } from '../features/auth/InvitationForm/InvitationForm.tsx';
import { checkPassword, lazyInvitationApi, setFirstPassword } from '../stores/invitations/invitation.ts';
import { findApi, isOffered } from '../stores/session/api.ts';
import { $navigating, redirectTo } from '../stores/session/navigation.ts';
import { withErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';
import { PageToasts } from './PageToasts.tsx';
import { useFirstInteraction } from './useFirstInteraction.ts';
import { withLanguage } from './withLanguage.tsx';

/** Leaves the page where the API knows no invitations, as any path that SPEC does not name. */
function leaveUnlessOffered(): void {
  findApi().then(
    () => isOffered(acceptInvitation) || redirectTo('/'),
    // The form reports it.
    () => undefined,
  );
}

function InvitationIsland() {
  const navigating = useStore($navigating, { ssr: 'initial' });
  useFirstInteraction(lazyInvitationApi);
  useEffect(leaveUnlessOffered, []);
  return (
    <>
      <LanguageChooser />
      <InvitationForm
        check={checkPassword}
        onSetPassword={setFirstPassword}
        navigating={navigating}
        notice={<ConsentNotice invited />}
      />
      <PageToasts />
    </>
  );
}

export const Invitation = withErrorBoundary(withLanguage(InvitationIsland));

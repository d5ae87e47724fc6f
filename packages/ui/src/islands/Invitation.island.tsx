import { useStore } from '@nanostores/react';
import { ConsentNotice } from '../features/auth/ConsentNotice/ConsentNotice.tsx';
import { InvitationForm } from '../features/auth/InvitationForm/InvitationForm.tsx';
import { checkPassword, lazyInvitationApi, setFirstPassword } from '../stores/invitations/invitation.ts';
import { $navigating } from '../stores/session/navigation.ts';
import { withErrorBoundary } from './ErrorBoundary.tsx';
import { PageToasts } from './PageToasts.tsx';
import { useFirstInteraction } from './useFirstInteraction.ts';

function InvitationIsland() {
  const navigating = useStore($navigating, { ssr: 'initial' });
  useFirstInteraction(lazyInvitationApi);
  return (
    <>
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

export const Invitation = withErrorBoundary(InvitationIsland);

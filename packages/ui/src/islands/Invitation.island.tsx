import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { InvitationForm } from '../features/auth/InvitationForm/InvitationForm.tsx';
import { checkPassword, lazyInvitationApi, setFirstPassword } from '../stores/invitations/invitation.ts';
import { $navigating } from '../stores/session/navigation.ts';
import { PageToasts } from './PageToasts.tsx';
import { useFirstInteraction } from './useFirstInteraction.ts';

export interface InvitationProps {
  /** A SignupConsent. */
  children?: ReactNode;
}

export function Invitation({ children }: InvitationProps) {
  const navigating = useStore($navigating, { ssr: 'initial' });
  useFirstInteraction(lazyInvitationApi);
  return (
    <>
      <InvitationForm
        check={checkPassword}
        onSetPassword={setFirstPassword}
        navigating={navigating}
        notice={children}
      />
      <PageToasts />
    </>
  );
}

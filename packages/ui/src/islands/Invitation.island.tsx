import { useStore } from '@nanostores/react';
import { InvitationForm } from '../features/auth/InvitationForm/InvitationForm.tsx';
import { checkPassword, lazyInvitationApi, setFirstPassword } from '../stores/invitation.ts';
import { $navigating } from '../stores/navigation.ts';
import { LazyToasts } from './LazyToasts.tsx';
import { useFirstInteraction } from './useFirstInteraction.ts';

export function Invitation() {
  const navigating = useStore($navigating, { ssr: 'initial' });
  useFirstInteraction(lazyInvitationApi);
  return (
    <>
      <InvitationForm check={checkPassword} onSetPassword={setFirstPassword} navigating={navigating} />
      <LazyToasts />
    </>
  );
}

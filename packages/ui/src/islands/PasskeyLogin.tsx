import { useStore } from '@nanostores/react';
import type { Role } from '@prahari/contract/roles';
import { useEffect } from 'react';
import { PasskeyLoginForm } from '../features/auth/PasskeyLoginForm/PasskeyLoginForm.tsx';
import { loginWithPasskey } from '../stores/auth/passkey-login.ts';
import { canUsePasskeys } from '../stores/auth/passkey-support.ts';
import { $api, findApi } from '../stores/session/api.ts';
import { $navigating } from '../stores/session/navigation.ts';

export interface PasskeyLoginProps {
  /** The role chosen in the form. */
  role: Role;
}

/** Offers login with a passkey; renders nothing where passkeys can't work. */
export function PasskeyLogin({ role }: PasskeyLoginProps) {
  const navigating = useStore($navigating);
  const { state } = useStore($api);
  const canUse = canUsePasskeys();
  useEffect(() => {
    // The login itself reports it.
    if (canUse) findApi().catch(() => undefined);
  }, [canUse]);
  if (!canUse || state === 'looking') return null;
  return <PasskeyLoginForm onPasskey={() => loginWithPasskey(role)} navigating={navigating} />;
}

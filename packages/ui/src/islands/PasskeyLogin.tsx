import { useStore } from '@nanostores/react';
import type { Role } from '@prahari/contract/roles';
import { PasskeyLoginForm } from '../features/auth/PasskeyLoginForm/PasskeyLoginForm.tsx';
import { loginWithPasskey } from '../stores/auth/passkey-login.ts';
import { canUsePasskeys } from '../stores/auth/passkey-support.ts';
import { $navigating } from '../stores/session/navigation.ts';

export interface PasskeyLoginProps {
  /** The role chosen in the form. */
  role: Role;
}

/** Offers login with a passkey; renders nothing where passkeys can't work. */
export function PasskeyLogin({ role }: PasskeyLoginProps) {
  const navigating = useStore($navigating);
  if (!canUsePasskeys()) return null;
  return <PasskeyLoginForm onPasskey={() => loginWithPasskey(role)} navigating={navigating} />;
}

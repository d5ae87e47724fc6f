import { useStore } from '@nanostores/react';
import type { Role } from '@prahari/contract/roles';
import { PasskeyLoginForm } from '../features/auth/PasskeyLoginForm/PasskeyLoginForm.tsx';
import { loginWithPasskey } from '../stores/auth/passkey-login.ts';
import { canUsePasskeys } from '../stores/auth/passkey-support.ts';
import { $navigating } from '../stores/session/navigation.ts';

export interface PasskeyLoginProps {
  /** As it is chosen in the form. */
  role: Role;
}

/** The login page's part that uses a passkey; nothing where there are none. */
export function PasskeyLogin({ role }: PasskeyLoginProps) {
  const navigating = useStore($navigating);
  if (!canUsePasskeys()) return null;
  return <PasskeyLoginForm onPasskey={() => loginWithPasskey(role)} navigating={navigating} />;
}

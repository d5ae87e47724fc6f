import { useStore } from '@nanostores/react';
import type { Role } from '@prahari/contract/roles';
import { PasskeyLoginForm } from '../features/auth/PasskeyLoginForm/PasskeyLoginForm.tsx';
import { $navigating } from '../stores/navigation.ts';
import { loginWithPasskey } from '../stores/passkey-login.ts';
import { canUsePasskeys } from '../stores/passkey-support.ts';

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

import type { PersonLogin } from '@prahari/contract/invitations.schemas';
import { formatDay } from '@prahari/domain/format';

/** How a person logs in, in a sentence: `No login`, `Invited until 29 Nov 2026`. */
export function loginText({ state, invitedUntil }: PersonLogin, email: string): string {
  switch (state) {
    case 'none':
      return 'No login: there is no email';
    case 'active':
      return email;
    case 'disabled':
      return `${email || 'No email'}, account disabled`;
    case 'invited':
      return invitedUntil
        ? `${email}, invited until ${formatDay(invitedUntil)}`
        : `${email}, not invited or the invitation is too old`;
  }
}

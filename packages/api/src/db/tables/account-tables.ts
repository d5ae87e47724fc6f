import type { ConsentPurpose } from '@prahari/contract/consent';
import type { DataRequestKind, DataRequestStatus } from '@prahari/contract/data-requests';
import type { Role, SignupRole } from '@prahari/contract/roles';
import type { Generated } from 'kysely';

/** What a passkey is asked for. */
export type PasskeyPurpose = 'add' | 'login' | 'reauthenticate';

/** Who may log in and how, and what people agreed to and asked for. */
export interface AccountTables {
  users: {
    id: string;
    /** The login; null for a person the office entered without one (docs/adr/0037). */
    email: string | null;
    name: string;
    phone: string;
    role: Role;
    password_hash: string;
    created_at: string;
    /** When an admin disabled the account; null while it is active. */
    disabled_at: string | null;
    /** Since when the password is one that the server made; null for one that a person chose. */
    password_generated_at: string | null;
  };
  /** Signups without a verified email; those of one address stand side by side. */
  registrations: {
    id: string;
    email: string;
    name: string;
    phone: string;
    role: SignupRole;
    password_hash: string;
    code_hash: string;
    code_expires_at: string;
    /** Wrong codes of the one who registered. */
    tries: number;
    created_at: string;
    /** Of the `registration` that the reply carried; null for a signup of an older version. */
    token_hash: Generated<string | null>;
    /** Who registered, as sourceKey gives it; empty for a signup of an older version. */
    source: Generated<string>;
    /** The code before this one, which stays valid: a stranger who asks for another must not end it. */
    older_code_hash: Generated<string | null>;
    older_code_expires_at: Generated<string | null>;
    /** JSON of a `SignupConsent`; null when none was sent. */
    consent: Generated<string | null>;
  };
  /** What a person agrees to, a row for each purpose once asked; none for a person whom the office entered. */
  consents: {
    user_id: string;
    purpose: ConsentPurpose;
    /** The version of the notice that was shown; null without one. */
    notice: string | null;
    given_at: string | null;
    withdrawn_at: string | null;
  };
  /**
   * Password reset codes, one for each source that asked; written for unknown addresses too, so that timing does not reveal
   * accounts.
   */
  reset_codes: {
    email: string;
    source: Generated<string>;
    code_hash: string;
    expires_at: string;
    /** Wrong codes of the source that asked. */
    tries: number;
    created_at: string;
  };
  /**
   * When codes were last sent to an address and how many in its current day; also for unknown addresses. A row for each source
   * that asked, and one with an empty source for all of them.
   */
  code_sends: {
    email: string;
    source: Generated<string>;
    signup_at: string | null;
    reset_at: string | null;
    window_started_at: string;
    /** For signups. */
    sends: number;
    reset_sends: Generated<number>;
  };
  /** What people ask for about their own data. */
  data_requests: {
    id: string;
    user_id: string;
    kind: DataRequestKind;
    /** What is wrong, for a correction. */
    note: string;
    status: DataRequestStatus;
    /** The kind while it is open: one of each per person. */
    open_kind: DataRequestKind | null;
    created_at: string;
    answered_at: string | null;
  };
  /** Links that let people set their first password; one per person at most. */
  invitations: { user_id: string; token_hash: string; expires_at: string; created_at: string };
  sessions: {
    id: string;
    user_id: string;
    token_hash: string;
    created_at: string;
    last_seen_at: string;
    expires_at: string;
    user_agent: string | null;
    /** When the password was proven again; null since the login. */
    proven_at: string | null;
    /** When a passkey was last used in it, also to start it; null when only a password was. */
    passkey_at: string | null;
  };
  passkeys: {
    id: string;
    user_id: string;
    /** As the authenticator chose it, base64url. */
    credential_id: string;
    /** COSE key, base64url. */
    public_key: string;
    /** Signatures that the authenticator counted; 0 when it does not count. */
    counter: number;
    /** JSON list of how the authenticator is reached. */
    transports: string;
    /** The owner's own. */
    name: string;
    created_at: string;
    last_used_at: string | null;
  };
  /** Challenges that wait for a passkey, each for once. */
  passkey_challenges: {
    challenge_hash: string;
    purpose: PasskeyPurpose;
    /** The session that asked for it; null for a login. */
    session_id: string | null;
    expires_at: string;
  };
  /** Second factors of admins. The secret is stored in plain text, because each login needs it (docs/adr/0009). */
  second_factors: {
    user_id: string;
    /** Base32, 160 bits. */
    secret: string;
    /** Hex; the salt of all recovery codes of this person. */
    recovery_salt: string;
    /** The 30 s step (RFC 6238) of the last accepted code; only later ones are accepted. */
    last_step: number;
    created_at: string;
    /** Null during set-up, when login does not ask for it yet. */
    enabled_at: string | null;
  };
  /** Unused recovery codes. */
  recovery_codes: { user_id: string; code_hash: string };
}

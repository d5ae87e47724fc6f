import type { ConsentPurpose } from '@prahari/contract/auth';
import type { DataRequestKind, DataRequestStatus } from '@prahari/contract/data-requests';
import type { LanguageCode } from '@prahari/contract/languages';
import type { Role, SignupRole } from '@prahari/contract/roles';
import type { Generated } from 'kysely';

/** The purpose of a passkey's challenge. */
export type PasskeyPurpose = 'add' | 'login' | 'reauthenticate';

/** Accounts, ways to log in, and people's consents and data requests. */
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
    /** The time when an admin disabled the account; null while it is active. */
    disabled_at: string | null;
    /** The time when the server generated the password; null if a person chose it. */
    password_generated_at: string | null;
    /** The time of the erasure; nobody fills the row in again. */
    erased_at: Generated<string | null>;
    /** The language of the screens; null until one is chosen. */
    language: Generated<LanguageCode | null>;
  };
  /** Signups without a verified email. Several of one address may coexist. */
  registrations: {
    id: string;
    email: string;
    name: string;
    phone: string;
    role: SignupRole;
    password_hash: string;
    code_hash: string;
    code_expires_at: string;
    /** Wrong codes from the person who registered. */
    tries: number;
    created_at: string;
    /** The hash of the `registration` that the reply carried. */
    token_hash: string;
    /** The client IP that registered, as sourceKey returns it. */
    source: string;
    /** The code before this one, which stays valid: a stranger who asks for another must not end it. */
    older_code_hash: Generated<string | null>;
    older_code_expires_at: Generated<string | null>;
    /** JSON of a `SignupConsent`; null when none was sent. */
    consent: Generated<string | null>;
  };
  /** A person's consents, a row for each purpose that was asked. */
  consents: {
    user_id: string;
    purpose: ConsentPurpose;
    /** The version of the notice that was shown; null without one. */
    notice: string | null;
    given_at: string | null;
    withdrawn_at: string | null;
  };
  /** Password reset codes by client IP, even for unknown addresses: timing reveals nothing. */
  reset_codes: {
    email: string;
    source: Generated<string>;
    code_hash: string;
    expires_at: string;
    /** Wrong codes from this client IP. */
    tries: number;
    created_at: string;
  };
  /** The latest codes sent to any address, by client IP; an empty source counts all clients. */
  code_sends: {
    email: string;
    source: Generated<string>;
    signup_at: string | null;
    reset_at: string | null;
    window_started_at: string;
    /** Codes for signups. */
    sends: number;
    reset_sends: Generated<number>;
  };
  /** People's requests about their own data. */
  data_requests: {
    id: string;
    user_id: string;
    kind: DataRequestKind;
    /** The error to correct, for a correction. */
    note: string;
    status: DataRequestStatus;
    /** The kind while it is open: one of each per person. */
    open_kind: DataRequestKind | null;
    created_at: string;
    answered_at: string | null;
  };
  /** Links that let people set their first password; at most one per person. */
  invitations: { user_id: string; token_hash: string; expires_at: string; created_at: string };
  /** New emails that wait for their code; at most one per person. */
  email_changes: {
    user_id: string;
    email: string;
    code_hash: string;
    /** Wrong codes. */
    tries: number;
    expires_at: string;
    created_at: string;
  };
  /** Links that bring a former email back. */
  email_returns: {
    token_hash: string;
    user_id: string;
    /** The former email. */
    email: string;
    new_email: string;
    expires_at: string;
  };
  /** Links by which people end a login that was not theirs. */
  login_reports: {
    token_hash: string;
    user_id: string;
    /** The begin of the session that the mail is about. */
    logged_in_at: string;
    expires_at: string;
  };
  sessions: {
    id: string;
    user_id: string;
    token_hash: string;
    created_at: string;
    last_seen_at: string;
    expires_at: string;
    user_agent: string | null;
    /** The /24 of IPv4 or /48 of IPv6 that it was last used from; null for an unknown address. */
    network: string | null;
    /** The time of the last reauthentication; null since the login. */
    proven_at: string | null;
    /** The time of the last use of a passkey, login included; null without one. */
    passkey_at: string | null;
  };
  passkeys: {
    id: string;
    user_id: string;
    /** The authenticator's choice, base64url. */
    credential_id: string;
    /** COSE key, base64url. */
    public_key: string;
    /** The authenticator's count of signatures; 0 when it does not count. */
    counter: number;
    /** JSON list of the ways to reach the authenticator. */
    transports: string;
    /** The owner's name for it. */
    name: string;
    created_at: string;
    last_used_at: string | null;
  };
  /** Tokens with which programs of an admin call the API. */
  api_tokens: {
    id: string;
    user_id: string;
    token_hash: string;
    /** The owner's name for it. */
    name: string;
    /** JSON list of scopes. */
    scopes: string;
    created_at: string;
    /** The last day on which it works, in India. */
    valid_until: string;
    last_used_at: string | null;
    /** The client IP of the last use. */
    last_used_from: string | null;
  };
  /** Challenges for a passkey, each for one use. */
  passkey_challenges: {
    challenge_hash: string;
    purpose: PasskeyPurpose;
    /** The requesting session; null for a login. */
    session_id: string | null;
    expires_at: string;
  };
  /** Second factors of admins. Each login needs the secret, so it is plain text (docs/adr/0009). */
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

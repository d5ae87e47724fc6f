import type {
  AssignmentStatus,
  ClientApplicationStatus,
  ConsentPurpose,
  DataRequestKind,
  DataRequestStatus,
  GuardStatus,
  PaperKind,
  ReplaceReason,
  Role,
  SecurityApplicationStatus,
  ServiceType,
  Shift,
  SignupRole,
} from '@prahari/contract';
import type { Generated, Kysely, Transaction } from 'kysely';

/**
 * The same on both engines: instants are UTC ISO 8601 text, days `YYYY-MM-DD` text, money integer paise, ids UUIDv7, lists JSON
 * text.
 */
/** What an audit entry is about: the business, or who logged in and changed an account. It says how long the entry is kept. */
export type AuditKind = 'business' | 'access';

/** What a passkey is asked for. */
export type PasskeyPurpose = 'add' | 'login' | 'reauthenticate';

export interface Tables {
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
    /** The code before, which somebody else has not ended by asking for another. */
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
  rate_limits: { key: string; points: number; expires_at: number | null };
  outbox: {
    id: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    created_at: string;
    next_attempt_at: string;
    attempts: number;
    sent_at: string | null;
    failed_at: string | null;
    last_error: string | null;
  };
  audit_log: {
    id: string;
    at: string;
    actor_id: string | null;
    action: string;
    entity: string;
    entity_id: string;
    /** JSON without personal data. */
    detail: string;
  };
  /** The chain of hashes over the audit log; `hash` depends on all entries up to `seq`. Links stay when their entries are deleted. */
  audit_chain: {
    seq: number;
    entry_id: string;
    /** When it happened. */
    at: string;
    kind: AuditKind;
    entry_hash: string;
    hash: string;
  };
  /** Entries that are not in the chain yet, noted by a trigger. */
  audit_unsealed: { entry_id: string };
  idempotency_keys: {
    user_id: string;
    key: string;
    request_hash: string;
    status: number;
    reply: string;
    created_at: string;
  };
  guards: {
    id: string;
    user_id: string;
    status: GuardStatus;
    experience: number;
    specialization: string;
    rating: number;
    created_at: string;
    /** Home city; empty when not known. */
    city: Generated<string>;
    date_of_birth: string | null;
  };
  /** At most one of each kind per guard. */
  papers: {
    id: string;
    guard_id: string;
    kind: PaperKind;
    number: string;
    /** The last day on which it is valid. */
    expires_on: string;
    created_at: string;
  };
  /** Links that let people set their first password; one per person at most. */
  invitations: { user_id: string; token_hash: string; expires_at: string; created_at: string };
  guard_reviews: {
    id: string;
    guard_id: string;
    client_name: string;
    rating: number;
    comment: string;
    created_at: string;
  };
  clients: {
    id: string;
    user_id: string;
    service_type: ServiceType;
    location: string;
    version: number;
    created_at: string;
    /** Whom to ask for; empty when not known. */
    contact_name: Generated<string>;
    /** The office’s own. */
    notes: Generated<string>;
  };
  client_applications: {
    id: string;
    user_id: string;
    service_type: ServiceType;
    location: string;
    start_date: string;
    end_date: string;
    number_of_guards: number;
    additional_details: string;
    status: ClientApplicationStatus;
    created_at: string;
    answered_at: string | null;
    /** As the applicant is told; null without a reason. */
    decline_reason: string | null;
    /** From 1; goes up when the applicant changes it. */
    version: Generated<number>;
    /** JSON: service and location of the client before the approval; null when the approval made the client. */
    service_before: Generated<string | null>;
  };
  security_applications: {
    id: string;
    user_id: string;
    full_name: string;
    date_of_birth: string;
    address: string;
    phone_number: string;
    experience: number;
    qualifications: string;
    previous_employer: string;
    additional_details: string;
    status: SecurityApplicationStatus;
    created_at: string;
    answered_at: string | null;
    /** As the applicant is told; null without a reason. */
    decline_reason: string | null;
    /** From 1; goes up when the applicant changes it. */
    version: Generated<number>;
  };
  /** Places that clients want guarded. */
  posts: {
    id: string;
    client_id: string;
    /** The request it was made from; null for one that the office added. */
    request_id: string | null;
    street: string;
    city: string;
    state: string;
    zip_code: string;
    shift: Shift | null;
    start_date: string;
    /** Before `start_date` for one that was ended before it began. */
    end_date: string;
    asked: number;
    note: string;
    /** When the office ended it before its time. */
    ended_at: string | null;
    created_at: string;
  };
  assignments: {
    id: string;
    guard_id: string;
    client_id: string;
    /** Null for one that no post had room for. */
    post_id: string | null;
    shift: Shift;
    status: AssignmentStatus;
    street: string;
    city: string;
    state: string;
    zip_code: string;
    start_date: string;
    end_date: string;
    created_at: string;
    completed_at: string | null;
    /** Why another guard took over, and a note; null when none did. */
    replace_reason: ReplaceReason | null;
    replace_note: string | null;
  };
  bills: {
    id: string;
    number: string;
    client_id: string;
    amount_paise: number;
    due_date: string;
    description: string;
    drive_link: string;
    paid_at: string | null;
    deleted_at: string | null;
    created_at: string;
  };
  /** What is known of each list (docs/adr/0030). `counts` is JSON: rows by status. `checked_on` is a day in India. */
  list_state: { list: string; version: number; checked_on: string; counts: string };
  /** Rows of lists to compute again, noted by triggers. */
  list_changes: { list: string; id: string };
  /** The last bill number of a financial year. */
  bill_counters: { financial_year: string; last: number };
}

/** The database, or a transaction. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Runs a read whose result may be some seconds old, on the primary or on a replica. */
export type Read = <T>(run: (db: Db) => Promise<T>) => Promise<T>;

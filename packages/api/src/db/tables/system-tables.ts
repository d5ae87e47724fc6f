/** The subject of an audit entry, which decides how long it is kept. */
export type AuditKind = 'business' | 'access';

/** The server's own tables: mail to send, the audit log, limits and the read model. */
export interface SystemTables {
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
  /** The chain of hashes over the audit log, which outlives its entries. */
  audit_chain: {
    seq: number;
    entry_id: string;
    /** The time of the entry. */
    at: string;
    kind: AuditKind;
    entry_hash: string;
    hash: string;
  };
  /** Entries outside the chain so far, noted by a trigger. */
  audit_unsealed: { entry_id: string };
  rate_limits: { key: string; points: number; expires_at: number | null };
  idempotency_keys: {
    user_id: string;
    key: string;
    request_hash: string;
    status: number;
    reply: string;
    created_at: string;
  };
  /** The state of each list. `counts` is JSON: rows by status. `checked_on` is a day in India. */
  list_state: { list: string; version: number; checked_on: string; counts: string };
  /** Rows of lists to compute again, noted by triggers. */
  list_changes: { list: string; id: string };
}

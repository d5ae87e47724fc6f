import type { Generated } from 'kysely';
import type { JsonText } from '../json-rows.ts';

/** The files of a mail by their ids. They are made each time the mail is sent. */
export type Attachment =
  | { kind: 'bill'; billId: string }
  /** The month of each post that a bill covers. */
  | { kind: 'musters'; billId: string }
  | { kind: 'statement'; clientId: string; from: string; to: string };

/** The subject of an audit entry, which decides how long it is kept. */
export type AuditKind = 'business' | 'access';

/** The server's own tables: mail to send, webhooks, the audit log, limits and the read model. */
export interface SystemTables {
  outbox: {
    id: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    /** The documents to attach, by their ids. */
    attachments: Generated<JsonText<Attachment[]>>;
    created_at: string;
    next_attempt_at: string;
    attempts: number;
    sent_at: string | null;
    failed_at: string | null;
    last_error: string | null;
    /** Recipient and subject, as the office's list of mails is searched. */
    search_text: string;
  };
  /** Addresses that are told of events. */
  webhooks: {
    id: string;
    url: string;
    /** JSON list of events. */
    events: string;
    /** Each delivery is signed with it, so it is plain text. */
    secret: string;
    created_at: string;
    /** The first failure since the last success; null while deliveries succeed. */
    failing_since: string | null;
    /** The office turned it off, or the server: after days of failures, or with its owner's account. Null while it is on. */
    off_reason: 'office' | 'failing' | 'owner' | null;
    /** The admin who added it, or turned it on last. */
    owner_id: string;
  };
  /** Events for webhooks. Those of a deleted webhook are never sent. */
  webhook_deliveries: {
    id: string;
    webhook_id: string;
    event: string;
    /** The JSON of the event, the same for each attempt. */
    body: string;
    created_at: string;
    next_attempt_at: string;
    attempts: number;
    delivered_at: string | null;
    failed_at: string | null;
    /** The HTTP status of the last reply. */
    reply_status: number | null;
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
  /** Typed texts by audit entry. The entry has their hash; erasing a person deletes the row. */
  audit_texts: {
    entry_id: string;
    /** The user, guard, client or other row that the text is about. */
    subject_id: string;
    /** Random, so that the hash in the entry reveals no short text after the row is gone. */
    salt: string;
    /** JSON of the texts by field. */
    texts: string;
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
  /** The newest signed head of each signing key. */
  audit_heads: { key_id: string; seq: number; hash: string; at: string; signature: string };
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

/** Rate limits, mail to send, webhooks, the audit log with its chain, and replies kept by idempotency key. */
export const system = [
  `create table rate_limits (
    key text primary key,
    points integer not null,
    expires_at bigint)`,
  `create table outbox (
    id text primary key,
    recipient text not null,
    subject text not null,
    text text not null,
    html text not null,
    attachments text not null default '[]',
    created_at text not null,
    next_attempt_at text not null,
    attempts integer not null default 0,
    sent_at text,
    failed_at text,
    last_error text)`,
  `create index outbox_waiting on outbox (next_attempt_at)
    where sent_at is null and failed_at is null`,
  'create index outbox_unsent on outbox (sent_at, id)',
  `create table webhooks (
    id text primary key,
    url text not null,
    events text not null,
    secret text not null,
    created_at text not null,
    failing_since text,
    off_reason text check (off_reason in ('office', 'failing')))`,
  `create table webhook_deliveries (
    id text primary key,
    webhook_id text not null,
    event text not null,
    body text not null,
    created_at text not null,
    next_attempt_at text not null,
    attempts integer not null default 0,
    delivered_at text,
    failed_at text,
    reply_status integer,
    last_error text)`,
  `create index webhook_deliveries_waiting on webhook_deliveries (next_attempt_at)
    where delivered_at is null and failed_at is null`,
  'create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id)',
  `create table audit_log (
    id text primary key,
    at text not null,
    actor_id text,
    action text not null,
    entity text not null,
    entity_id text not null,
    detail text not null)`,
  // Text that somebody typed leaves the chained entry, so that it can be erased.
  `create table audit_texts (
    entry_id text primary key,
    subject_id text not null,
    salt text not null,
    texts text not null)`,
  'create index audit_texts_subject on audit_texts (subject_id)',
  'create index audit_entity on audit_log (entity_id, entity)',
  'create index audit_actor on audit_log (actor_id)',
  'create index audit_action on audit_log (action, id)',
  'create index audit_at on audit_log (at)',
  // As the list of entries computes the topic.
  `create index audit_topic on audit_log ((case entity
    when 'assignments' then 'assignments' when 'posts' then 'assignments' when 'bills' then 'bills'
    when 'client_applications' then 'applications' when 'security_applications' then 'applications'
    when 'clients' then 'applications' when 'guards' then 'applications'
    when 'imports' then 'applications' when 'outbox' then 'mail' else 'accounts' end), id)`,
  `create table audit_chain (
    seq bigint primary key,
    entry_id text not null unique,
    at text not null,
    kind text not null,
    entry_hash text not null,
    hash text not null)`,
  'create table audit_unsealed (entry_id text primary key)',
  `create table audit_heads (
    key_id text primary key,
    seq bigint not null,
    hash text not null,
    at text not null,
    signature text not null)`,
  `create table idempotency_keys (
    user_id text not null references users (id),
    key text not null,
    request_hash text not null,
    status integer not null,
    reply text not null,
    created_at text not null,
    constraint idempotency_keys_pk primary key (user_id, key))`,
];

/** Messages to people about acts and days, each once: the act's key is unique for its person. */
export const messages = [
  `create table messages (
    id text primary key,
    act text not null,
    user_id text not null references users (id),
    kind text not null,
    is_wrong integer not null check (is_wrong in (0, 1)),
    link text,
    created_at text not null,
    expires_at text not null,
    mail_id text,
    sent_at text,
    sent_by text,
    constraint messages_act unique (act, user_id))`,
  'create index messages_user on messages (user_id)',
  'create index messages_unsent on messages (expires_at, kind, user_id) where sent_at is null',
  'create index messages_sent on messages (sent_at) where sent_at is not null',
  `create table message_parts (
    message_id text not null references messages (id) on delete cascade,
    key text not null,
    about text not null,
    facts text not null,
    names text not null,
    constraint message_parts_pk primary key (message_id, key))`,
  'create index message_parts_about on message_parts (about)',
];

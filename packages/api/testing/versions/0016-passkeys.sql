insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values
  ('01900000-0000-7000-8000-000000000071', '01900000-0000-7000-8000-000000000001', 'a-credential', 'a-key', 4294967295, '["internal"]', 'Phone of the office', '2026-11-23T05:00:00.000Z', null);
insert into passkey_challenges (challenge_hash, purpose, session_id, expires_at) values
  ('a hash', 'login', null, '2026-11-23T05:05:00.000Z');
update sessions set passkey_at = '2026-11-23T05:01:00.000Z' where id = '01900000-0000-7000-8000-000000000005';

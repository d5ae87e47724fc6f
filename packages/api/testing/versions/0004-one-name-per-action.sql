insert into users (id, email, name, phone, role, password_hash, created_at, disabled_at) values
  ('01900000-0000-7000-8000-000000000021', 'former@example.com', 'A Former Client', '+91 50000 00021', 'client', '$argon2id$v=19$m=19456,t=2,p=1$iHVxmqEo8fGB3md/2+yojg$CaC6F9QlsIItTWhNFVBsz37Il3TkjuuGoun6PYxkyK4', '2026-11-02T04:00:00.000Z', '2026-11-21T10:00:00.000Z');
insert into audit_log (id, at, actor_id, action, entity, entity_id, detail) values
  ('01900000-0000-7000-8000-000000000022', '2026-11-21T10:00:00.000Z', '01900000-0000-7000-8000-000000000001', 'disableAccount', 'users', '01900000-0000-7000-8000-000000000021', '{"ended":0}');

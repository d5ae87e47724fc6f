insert into users (id, email, name, phone, role, password_hash, created_at, switched_off_at) values
  ('01900000-0000-7000-8000-000000000020', 'left@example.com', 'Someone Who Left', '+91 50000 00020', 'security', '$argon2id$v=19$m=19456,t=2,p=1$iHVxmqEo8fGB3md/2+yojg$CaC6F9QlsIItTWhNFVBsz37Il3TkjuuGoun6PYxkyK4', '2026-11-02T04:00:00.000Z', '2026-11-19T10:00:00.000Z');

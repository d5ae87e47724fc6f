insert into users (id, email, name, phone, role, password_hash, created_at, disabled_at) values
  ('01900000-0000-7000-8000-000000000031', 'listed@example.com', 'A Listed Client', '+91 50000 00031', 'client', '$argon2id$v=19$m=19456,t=2,p=1$iHVxmqEo8fGB3md/2+yojg$CaC6F9QlsIItTWhNFVBsz37Il3TkjuuGoun6PYxkyK4', '2026-11-22T04:00:00.000Z', null);

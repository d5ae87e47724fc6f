insert into second_factors (user_id, secret, recovery_salt, last_step, created_at, switched_on_at) values
  ('01900000-0000-7000-8000-000000000001', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', '00112233445566778899aabbccddeeff', 59690000, '2026-11-19T10:00:00.000Z', '2026-11-19T10:01:00.000Z');
insert into recovery_codes (user_id, code_hash) values ('01900000-0000-7000-8000-000000000001', 'abc');

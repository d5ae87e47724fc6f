insert into audit_chain (seq, entry_id, at, kind, entry_hash, hash) values
  (1, '01900000-0000-7000-8000-000000000061', '2026-11-22T06:00:00.000Z', 'access', 'an entry hash', 'a hash');
insert into audit_unsealed (entry_id) values
  ('01900000-0000-7000-8000-000000000062');

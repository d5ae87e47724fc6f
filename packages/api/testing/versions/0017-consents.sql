insert into consents (user_id, purpose, notice, given_at, withdrawn_at) values
  ('01900000-0000-7000-8000-000000000002', 'service', '2026-11-23', '2026-11-23T04:00:00.000Z', null),
  ('01900000-0000-7000-8000-000000000002', 'whatsApp', '2026-11-23', '2026-11-23T04:00:00.000Z', '2026-11-23T05:00:00.000Z');

insert into data_requests (id, user_id, kind, note, status, open_kind, created_at, answered_at) values
  ('01900000-0000-7000-8000-000000000071', '01900000-0000-7000-8000-000000000002', 'export', '', 'open', 'export', '2026-11-23T06:00:00.000Z', null);

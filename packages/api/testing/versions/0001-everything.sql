insert into users (id, email, name, phone, role, password_hash, created_at) values
  ('01900000-0000-7000-8000-000000000001', 'office@example.com', 'Asha Rao', '+91 50000 00001', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$iHVxmqEo8fGB3md/2+yojg$CaC6F9QlsIItTWhNFVBsz37Il3TkjuuGoun6PYxkyK4', '2026-11-01T04:00:00.000Z'),
  ('01900000-0000-7000-8000-000000000002', 'client@example.com', 'Sunrise Heights', '+91 50000 00002', 'client', '$argon2id$v=19$m=19456,t=2,p=1$iHVxmqEo8fGB3md/2+yojg$CaC6F9QlsIItTWhNFVBsz37Il3TkjuuGoun6PYxkyK4', '2026-11-01T04:01:00.000Z'),
  ('01900000-0000-7000-8000-000000000003', 'guard@example.com', 'Ravi ''Élan'' Kumar 🌙', '+91 50000 00003', 'security', '$argon2id$v=19$m=19456,t=2,p=1$iHVxmqEo8fGB3md/2+yojg$CaC6F9QlsIItTWhNFVBsz37Il3TkjuuGoun6PYxkyK4', '2026-11-01T04:02:00.000Z');
insert into registrations (id, email, name, phone, role, password_hash, code_hash, code_expires_at, tries, created_at) values
  ('01900000-0000-7000-8000-000000000004', 'waiting@example.com', 'Waiting Person', '+91 50000 00004', 'client', '$argon2id$v=19$m=19456,t=2,p=1$iHVxmqEo8fGB3md/2+yojg$CaC6F9QlsIItTWhNFVBsz37Il3TkjuuGoun6PYxkyK4', 'x', '2026-11-19T10:10:00.000Z', 2, '2026-11-19T10:00:00.000Z');
insert into reset_codes (email, code_hash, expires_at, tries, created_at) values
  ('client@example.com', 'x', '2026-11-19T10:10:00.000Z', 1, '2026-11-19T10:00:00.000Z');
insert into code_sends (email, signup_at, reset_at, window_started_at, sends) values
  ('client@example.com', null, '2026-11-19T10:00:00.000Z', '2026-11-19T10:00:00.000Z', 3);
insert into sessions (id, user_id, token_hash, created_at, last_seen_at, expires_at, user_agent) values
  ('01900000-0000-7000-8000-000000000005', '01900000-0000-7000-8000-000000000002', 'abc', '2026-11-19T10:00:00.000Z', '2026-11-19T11:00:00.000Z', '2026-11-26T10:00:00.000Z', null);
insert into rate_limits (key, points, expires_at) values ('login:client@example.com', 4, 1795000000000);
insert into outbox (id, recipient, subject, text, html, created_at, next_attempt_at, attempts, sent_at, failed_at, last_error) values
  ('01900000-0000-7000-8000-000000000006', 'client@example.com', 'Your Prahari code', 'text', '<p>text</p>', '2026-11-19T10:00:00.000Z', '2026-11-19T10:00:05.000Z', 1, null, null, 'Greylisted');
insert into audit_log (id, at, actor_id, action, entity, entity_id, detail) values
  ('01900000-0000-7000-8000-000000000007', '2026-11-19T10:00:00.000Z', '01900000-0000-7000-8000-000000000001', 'bill.created', 'bills', '01900000-0000-7000-8000-000000000014', '{"amountPaise":123456}');
insert into idempotency_keys (user_id, key, request_hash, status, reply, created_at) values
  ('01900000-0000-7000-8000-000000000001', 'a-key', 'abc', 1, '{"success":true}', '2026-11-19T10:00:00.000Z');
insert into guards (id, user_id, status, experience, specialization, rating, created_at) values
  ('01900000-0000-7000-8000-000000000008', '01900000-0000-7000-8000-000000000003', 'assigned', 4.5, '["CCTV","Fire safety"]', 4.7, '2026-11-02T04:00:00.000Z');
insert into guard_reviews (id, guard_id, client_name, rating, comment, created_at) values
  ('01900000-0000-7000-8000-000000000009', '01900000-0000-7000-8000-000000000008', 'Sunrise Heights', 5, 'On time, every day.', '2026-11-10T04:00:00.000Z');
insert into clients (id, user_id, service_type, location, version, created_at) values
  ('01900000-0000-7000-8000-000000000010', '01900000-0000-7000-8000-000000000002', 'FULL_TIME', 'Sector 62, Noida', 1, '2026-11-02T04:00:00.000Z');
insert into client_applications (id, user_id, service_type, location, start_date, end_date, number_of_guards, additional_details, status, created_at, answered_at) values
  ('01900000-0000-7000-8000-000000000011', '01900000-0000-7000-8000-000000000002', 'FULL_TIME', 'Sector 62, Noida', '2026-11-03', '2027-11-02', 2, 'Two gates', 'approved', '2026-11-01T05:00:00.000Z', '2026-11-02T04:00:00.000Z');
insert into security_applications (id, user_id, full_name, date_of_birth, address, phone_number, experience, qualifications, previous_employer, additional_details, status, created_at, answered_at) values
  ('01900000-0000-7000-8000-000000000012', '01900000-0000-7000-8000-000000000003', 'Ravi Kumar', '1990-05-17', '12 MG Road, Pune', '+91 50000 00003', 4.5, 'CCTV, Fire safety', '', '', 'accepted', '2026-11-01T05:00:00.000Z', '2026-11-02T04:00:00.000Z');
insert into assignments (id, guard_id, client_id, shift, status, street, city, state, zip_code, start_date, end_date, created_at, completed_at) values
  ('01900000-0000-7000-8000-000000000013', '01900000-0000-7000-8000-000000000008', '01900000-0000-7000-8000-000000000010', 'night', 'onBreak', 'Gate 2', 'Noida', 'Uttar Pradesh', '201309', '2026-11-03', '2027-01-02', '2026-11-02T05:00:00.000Z', null);
insert into bills (id, number, client_id, amount_paise, due_date, description, drive_link, paid_at, deleted_at, created_at) values
  ('01900000-0000-7000-8000-000000000014', 'PR/26-27/000007', '01900000-0000-7000-8000-000000000010', 99999999999, '2026-11-30', 'Two guards in November', 'https://drive.google.com/file/d/1', null, null, '2026-11-19T10:00:00.000Z');
insert into bill_counters (financial_year, last) values ('26-27', 7);

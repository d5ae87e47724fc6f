insert into users (id, email, name, phone, role, password_hash, created_at) values
  ('01900000-0000-7000-8000-000000000051', null, 'Ravi Kumar', '+919876543210', 'security', '', '2026-11-22T04:00:00.000Z');
insert into guards (id, user_id, status, experience, specialization, rating, created_at, city, date_of_birth) values
  ('01900000-0000-7000-8000-000000000052', '01900000-0000-7000-8000-000000000051', 'available', 2, '[]', 0, '2026-11-22T04:00:00.000Z', 'Bhopal', '1990-05-04');
insert into papers (id, guard_id, kind, number, expires_on, created_at) values
  ('01900000-0000-7000-8000-000000000053', '01900000-0000-7000-8000-000000000052', 'medical', 'M-17', '2027-03-02', '2026-11-22T04:00:00.000Z');
insert into invitations (user_id, token_hash, expires_at, created_at) values
  ('01900000-0000-7000-8000-000000000051', 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c', '2026-11-29T04:00:00.000Z', '2026-11-22T04:00:00.000Z');

insert into posts (id, client_id, request_id, street, city, state, zip_code, shift, start_date, end_date, asked, note, ended_at, created_at) values
  ('01900000-0000-7000-8000-000000000051', '01900000-0000-7000-8000-000000000010', null, 'Gate 5', 'Noida', 'Uttar Pradesh', '201309', 'day', '2026-11-20', '2027-03-31', 3, 'Keys at the reception', null, '2026-11-22T06:00:00.000Z');

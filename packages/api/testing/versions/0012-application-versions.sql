insert into client_applications (id, user_id, service_type, location, start_date, end_date, number_of_guards, additional_details, status, created_at, version) values
  ('01900000-0000-7000-8000-000000000042', '01900000-0000-7000-8000-000000000031', 'NIGHT_SHIFT', 'Nashik', '2027-01-01', '2027-01-31', 2, '', 'pending', '2026-11-22T06:00:00.000Z', 2);

/** Photographs of guards. They are small, so that backup, erasure and another server need nothing but the database. */
export const photographs = [
  `create table photographs (
    guard_id text primary key references guards (id) on delete cascade,
    type text not null check (type in ('image/jpeg', 'image/png')),
    content text not null,
    created_at text not null)`,
];

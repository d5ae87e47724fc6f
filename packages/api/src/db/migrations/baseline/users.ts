import type { Kysely } from 'kysely';
import { run } from './run.ts';

/** Creates the accounts. */
export async function createUsers(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table users (
      id text primary key,
      email text unique,
      name text not null,
      phone text not null,
      role text not null check (role in ('client', 'security', 'admin')),
      password_hash text not null,
      created_at text not null,
      disabled_at text,
      password_generated_at text,
      erased_at text,
      language text check (language in ('en', 'hi', 'mr')))`,
  );
  await run(db, 'create index users_erased on users (erased_at, id) where erased_at is not null');
}

import type { Kysely } from 'kysely';
import { indexTexts } from './list-tables.ts';
import { numbered, run } from './run.ts';

/** Creates the accounts, whose names and emails the audit log searches. */
export async function createUsers(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table users (
      ${numbered(db)},
      id text not null unique,
      email text unique,
      name text not null,
      phone text not null,
      role text not null check (role in ('client', 'security', 'admin')),
      password_hash text not null,
      created_at text not null,
      disabled_at text,
      password_generated_at text,
      erased_at text,
      language text check (language in ('en', 'hi', 'mr')),
      search_text text not null generated always as (lower(name || ' ' || coalesce(email, ''))) stored)`,
  );
  await run(db, 'create index users_erased on users (erased_at, id) where erased_at is not null');
  await indexTexts(db, 'users');
}

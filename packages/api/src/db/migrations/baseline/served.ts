import type { Kysely } from 'kysely';
import { isPostgres } from './run.ts';
import { createTrigger } from './triggers.ts';

/** Problems that clients report, guards' calendars and guards' cards. */
export const served = [
  `create table problems (
    id text primary key,
    client_id text not null references clients (id),
    post_id text not null references posts (id),
    text text not null,
    status text not null default 'open' check (status in ('open', 'answered', 'closed')),
    created_at text not null,
    changed_at text not null)`,
  'create index problems_client on problems (client_id, id)',
  'create index problems_post on problems (post_id)',
  'create index problems_status on problems (status, id)',
  `create table problem_answers (
    id text primary key,
    problem_id text not null references problems (id) on delete cascade,
    text text not null,
    answered_by text references users (id) on delete set null,
    answered_at text not null)`,
  'create index problem_answers_problem on problem_answers (problem_id)',
  'create index problem_answers_by on problem_answers (answered_by)',
  `create table calendar_feeds (
    guard_id text primary key references guards (id) on delete cascade,
    token_hash text not null unique,
    created_at text not null)`,
  // Coming duties that a guard's calendar had and that were deleted. Instants are ms since 1970.
  `create table removed_duties (
    guard_id text not null references calendar_feeds (guard_id) on delete cascade,
    assignment_id text not null,
    day text not null,
    begins_at bigint not null,
    ends_at bigint not null,
    constraint removed_duties_pk primary key (guard_id, assignment_id, day))`,
  'create index removed_duties_end on removed_duties (ends_at)',
  // The token is no secret from those who read the database: it opens what they read there.
  `create table identity_cards (
    guard_id text primary key references guards (id) on delete cascade,
    token text not null unique,
    created_at text not null)`,
];

/** Notes coming duties of guards with a calendar when they are deleted. */
export async function noteRemovedDuties(db: Kysely<unknown>): Promise<void> {
  const now = isPostgres(db) ? 'extract(epoch from clock_timestamp()) * 1000' : "unixepoch('subsec') * 1000";
  await createTrigger(
    db,
    { name: 'duties_removed', table: 'duties', event: 'after delete', when: `old.ends_at > ${now}` },
    `insert into removed_duties (guard_id, assignment_id, day, begins_at, ends_at)
      select guard_id, old.assignment_id, old.day, old.begins_at, old.ends_at
      from calendar_feeds where guard_id = old.guard_id
      on conflict (guard_id, assignment_id, day)
      do update set begins_at = excluded.begins_at, ends_at = excluded.ends_at;`,
  );
}

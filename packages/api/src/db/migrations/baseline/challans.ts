import type { Kysely } from 'kysely';
import { createTrigger } from './triggers.ts';

/** Receipts of challans; their files are in the data directory or a bucket, named by id. */
export const challans = [
  `create table challans (
    id text primary key,
    month text not null,
    client_id text references clients (id) on delete cascade,
    kind text not null check (kind in ('epf', 'esi', 'gst', 'other')),
    name text not null,
    type text not null check (type in ('application/pdf', 'image/png', 'image/jpeg')),
    size integer not null,
    created_by text references users (id) on delete set null,
    created_at text not null)`,
  'create index challans_month on challans (month, client_id)',
  'create index challans_client on challans (client_id)',
  'create index challans_created_by on challans (created_by)',
  'create table loose_files (id text primary key, remove_at text not null)',
  'create index loose_files_remove_at on loose_files (remove_at)',
];

/** Notes the file of each receipt that goes, also with its client, to be removed at once. */
export const noteLooseFiles = (db: Kysely<unknown>): Promise<void> =>
  createTrigger(
    db,
    { name: 'challans_loose_file', table: 'challans', event: 'after delete' },
    'insert into loose_files (id, remove_at) values (old.id, old.created_at);',
  );

import type { Kysely } from 'kysely';
import { createListTable, type ListSchema } from './list-tables.ts';
import { isPostgres, run } from './run.ts';
import { createListTriggers, type ListSource } from './triggers.ts';

const lists: Record<string, ListSchema> = {
  guards: {
    keys: {
      name: 'text',
      email: 'text',
      experience: 'double precision',
      rating: 'double precision',
      rating_up: 'double precision',
    },
  },
  clients: {
    keys: {
      name: 'text',
      email: 'text',
      service_type: 'text',
      number_of_guards: 'bigint',
      unpaid: 'bigint',
    },
  },
  bills: {
    keys: {
      bill_number: 'text',
      client: 'text',
      amount: 'bigint',
      owed: 'bigint',
      due_date: 'text',
      description: 'text',
    },
    owned: true,
  },
  client_applications: {
    keys: {
      name: 'text',
      email: 'text',
      service_type: 'text',
      location: 'text',
      start_date: 'text',
      end_date: 'text',
      number_of_guards: 'bigint',
    },
    owned: true,
  },
  security_applications: {
    keys: {
      full_name: 'text',
      name: 'text',
      email: 'text',
      address: 'text',
      date_of_birth: 'text',
      experience: 'double precision',
    },
  },
  accounts: { keys: { name: 'text', email: 'text', state: 'text' } },
  payments: { keys: { day: 'text', client: 'text', amount: 'bigint' }, owned: true },
  problems: { keys: { client: 'text' } },
  posts: {
    keys: {
      client: 'text',
      city: 'text',
      shift: 'text',
      asked: 'bigint',
      filled: 'bigint',
      short: 'bigint',
      start_date: 'text',
      end_date: 'text',
    },
    sums: ['empty_tonight', 'empty_today', 'empty_later'],
  },
};

const sources: Record<string, ListSource> = {
  users: {
    columns: ['name', 'email', 'phone', 'role', 'disabled_at'],
    marks: [
      { list: 'accounts', ids: 'row.id' },
      { list: 'guards', ids: 'guards.id from guards where guards.user_id = row.id', on: ['update'] },
      {
        list: 'guards',
        ids: `assignments.guard_id from clients join assignments on assignments.client_id = clients.id
          where clients.user_id = row.id and assignments.status <> 'completed'`,
        on: ['update'],
      },
      { list: 'clients', ids: 'clients.id from clients where clients.user_id = row.id', on: ['update'] },
      {
        list: 'posts',
        ids: 'posts.id from clients join posts on posts.client_id = clients.id where clients.user_id = row.id',
        on: ['update'],
      },
      {
        list: 'posts',
        ids: `assignments.post_id from guards join assignments on assignments.guard_id = guards.id
          where guards.user_id = row.id and assignments.status <> 'completed' and assignments.post_id is not null`,
        on: ['update'],
      },
      {
        list: 'bills',
        ids: 'bills.id from clients join bills on bills.client_id = clients.id where clients.user_id = row.id',
        on: ['update'],
      },
      ...['payments', 'problems'].map((list) => ({
        list,
        ids: `${list}.id from clients join ${list} on ${list}.client_id = clients.id where clients.user_id = row.id`,
        on: ['update'] as const,
      })),
      ...['client_applications', 'security_applications'].map((list) => ({
        list,
        ids: `${list}.id from ${list} where ${list}.user_id = row.id`,
        on: ['update'] as const,
      })),
    ],
  },
  guards: {
    columns: ['status', 'experience', 'specialization', 'rating', 'city'],
    marks: [{ list: 'guards', ids: 'row.id' }],
  },
  clients: {
    columns: ['service_type', 'location', 'contact_name'],
    marks: [
      { list: 'clients', ids: 'row.id' },
      { list: 'bills', ids: 'bills.id from bills where bills.client_id = row.id', on: ['update'] },
    ],
  },
  posts: {
    columns: [
      'client_id',
      'street',
      'city',
      'state',
      'zip_code',
      'shift',
      'start_date',
      'end_date',
      'asked',
      'duty_changes',
    ],
    marks: [
      { list: 'posts', ids: 'row.id' },
      { list: 'clients', ids: 'row.client_id' },
      { list: 'problems', ids: 'problems.id from problems where problems.post_id = row.id', on: ['update'] },
    ],
  },
  payments: {
    columns: [
      'client_id',
      'day',
      'reference',
      'bank_paise',
      'tds_paise',
      'gst_tds_paise',
      'other_paise',
      'unexplained',
      'voided_at',
    ],
    marks: [{ list: 'payments', ids: 'row.id' }],
  },
  problems: {
    columns: ['client_id', 'post_id', 'text', 'status'],
    marks: [{ list: 'problems', ids: 'row.id' }],
  },
  assignments: {
    columns: [
      'guard_id',
      'client_id',
      'post_id',
      'status',
      'street',
      'city',
      'state',
      'zip_code',
      'start_date',
      'end_date',
    ],
    marks: [
      { list: 'guards', ids: 'row.guard_id' },
      { list: 'clients', ids: 'row.client_id' },
      { list: 'posts', ids: 'row.post_id where row.post_id is not null' },
      { list: 'posts', ids: 'old.post_id where old.post_id is not null', on: ['update'] },
    ],
  },
  bills: {
    columns: [
      'number',
      'client_id',
      'amount_paise',
      'due_date',
      'description',
      'drive_link',
      'paid_at',
      'settled_paise',
      'credited_paise',
      'deleted_at',
      'created_at',
    ],
    marks: [
      { list: 'bills', ids: 'row.id' },
      { list: 'clients', ids: 'row.client_id' },
    ],
  },
  client_applications: {
    columns: [
      'service_type',
      'location',
      'start_date',
      'end_date',
      'number_of_guards',
      'status',
      'answered_at',
    ],
    marks: [
      { list: 'client_applications', ids: 'row.id' },
      { list: 'clients', ids: 'clients.id from clients where clients.user_id = row.user_id' },
    ],
  },
  security_applications: {
    columns: [
      'full_name',
      'date_of_birth',
      'address',
      'phone_number',
      'experience',
      'qualifications',
      'previous_employer',
      'status',
    ],
    marks: [{ list: 'security_applications', ids: 'row.id' }],
  },
};

/** Creates the tables of the read model and the triggers that note which of their rows to compute again. */
export async function createLists(db: Kysely<unknown>): Promise<void> {
  const text = isPostgres(db) ? 'text collate "C"' : 'text';
  await run(
    db,
    `create table list_state (
      list ${text} primary key,
      version bigint not null,
      checked_on text not null,
      counts text not null)`,
  );
  await run(db, `create table list_changes (list ${text} not null, id ${text} not null)`);
  await run(db, 'create index list_changes_id on list_changes (list, id)');
  for (const [name, schema] of Object.entries(lists)) await createListTable(db, name, schema);
  for (const [table, source] of Object.entries(sources)) await createListTriggers(db, table, source);
}

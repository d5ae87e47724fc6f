import type { Kysely } from 'kysely';
import { createTrigrams } from '../trigrams.ts';
import { accounts } from './baseline/accounts.ts';
import { company } from './baseline/company.ts';
import { createLists } from './baseline/lists.ts';
import { isPostgres, run } from './baseline/run.ts';
import { system } from './baseline/system.ts';
import { createTrigger } from './baseline/triggers.ts';
import { createUsers } from './baseline/users.ts';

/** Indexes the last ten digits of a phone number, which is stored as it was typed. */
async function indexPhones(db: Kysely<unknown>): Promise<void> {
  const digits = ['+', ' ', '(', ')', '.', '-', '–', '/'].reduce(
    (text, character) => `replace(${text}, '${character}', '')`,
    'phone',
  );
  const lastDigits = isPostgres(db) ? `right(${digits}, 10)` : `substr(${digits}, -10)`;
  await run(db, `create index users_phone on users (role, (${lastDigits}))`);
}

/** Refuses two open assignments of a guard that share a day. */
async function refuseOverlaps(db: Kysely<unknown>): Promise<void> {
  const overlaps = `exists (select 1 from assignments other where other.guard_id = new.guard_id
    and other.id <> new.id and other.status <> 'completed'
    and other.start_date <= new.end_date and other.end_date >= new.start_date)`;
  const body = isPostgres(db)
    ? // The lock lets the check see what another transaction has committed meanwhile.
      `perform 1 from guards where id = new.guard_id for update;
      if ${overlaps} then raise exception 'assignments_overlap' using errcode = '23P01'; end if;`
    : `select raise(abort, 'assignments_overlap') where ${overlaps};`;
  const isOpen = `new.status <> 'completed'`;
  const hasMoved = `old.status = 'completed' or old.guard_id <> new.guard_id
    or old.start_date <> new.start_date or old.end_date <> new.end_date`;
  const on = { table: 'assignments' };
  await createTrigger(
    db,
    { ...on, name: 'assignments_no_overlap_insert', event: 'before insert', when: isOpen },
    body,
  );
  await createTrigger(
    db,
    {
      ...on,
      name: 'assignments_no_overlap_update',
      event: 'before update',
      when: `${isOpen} and (${hasMoved})`,
    },
    body,
  );
}

/** Refuses every change that would give an erased person a name, a contact or a login again. */
async function refuseErased(db: Kysely<unknown>): Promise<void> {
  const isFilled = `new.erased_at is null or new.name <> old.name or new.phone <> '' or new.email is not null
    or new.disabled_at is null or new.password_hash <> old.password_hash`;
  await createTrigger(
    db,
    {
      name: 'users_erased_stay',
      table: 'users',
      event: 'before update',
      when: `old.erased_at is not null and (${isFilled})`,
    },
    isPostgres(db) ? `raise exception 'person_erased';` : `select raise(abort, 'person_erased');`,
  );
}

/** Creates every table, index and trigger of version 1.0. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Trusted since PostgreSQL 13: the owner of the database may create it.
  if (isPostgres(db)) await run(db, createTrigrams);
  await createUsers(db);
  for (const statement of [...accounts, ...company, ...system]) await run(db, statement);
  await indexPhones(db);
  await refuseOverlaps(db);
  await refuseErased(db);
  // Notes each new entry, which the server adds to the chain of hashes soon after.
  await createTrigger(
    db,
    { name: 'audit_log_unsealed', table: 'audit_log', event: 'after insert' },
    'insert into audit_unsealed (entry_id) values (new.id);',
  );
  await createLists(db);
}

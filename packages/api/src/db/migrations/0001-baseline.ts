import { DAY_MS } from '@prahari/domain/post-hours';
import { type Kysely, sql } from 'kysely';
import { auditTopic } from '../audit-topic.ts';
import { createExtensions } from '../extensions.ts';
import { accounts } from './baseline/accounts.ts';
import { challans, noteLooseFiles } from './baseline/challans.ts';
import { company } from './baseline/company.ts';
import { createLists } from './baseline/lists.ts';
import { messages } from './baseline/messages.ts';
import { money } from './baseline/money.ts';
import { photographs } from './baseline/photographs.ts';
import { isPostgres, run } from './baseline/run.ts';
import { noteRemovedDuties, served } from './baseline/served.ts';
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

/** Indexes the topics of audit entries, as their list reads them. */
const indexTopics = (db: Kysely<unknown>) =>
  sql`create index audit_topic on audit_log ((${auditTopic(sql.ref('entity'))}), id)`.execute(db);

/** Refuses two duties of a guard at the same time. */
async function refuseOverlaps(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await run(
      db,
      `alter table duties add constraint duties_overlap exclude using gist
        (guard_id with =, int8range(begins_at, coalesce(left_at, ends_at)) with &&)
        where (plan in ('planned', 'left'))`,
    );
    return;
  }
  // No duty is longer than 24 hours, so an overlapping one has begun at most a day before.
  const body = `select raise(abort, 'duties_overlap') where exists (select 1 from duties other
    where other.guard_id = new.guard_id and other.id <> new.id and other.plan in ('planned', 'left')
    and other.begins_at < coalesce(new.left_at, new.ends_at) and other.begins_at > new.begins_at - ${DAY_MS}
    and coalesce(other.left_at, other.ends_at) > new.begins_at);`;
  const takesTime = `new.plan in ('planned', 'left')`;
  const hasMoved = `old.plan not in ('planned', 'left') or old.guard_id <> new.guard_id
    or old.begins_at <> new.begins_at or old.ends_at <> new.ends_at or old.left_at is not new.left_at`;
  const trigger = {
    table: 'duties',
    name: 'duties_no_overlap_insert',
    event: 'before insert',
    when: takesTime,
  };
  await createTrigger(db, trigger, body);
  await createTrigger(
    db,
    {
      ...trigger,
      name: 'duties_no_overlap_update',
      event: 'before update',
      when: `${takesTime} and (${hasMoved})`,
    },
    body,
  );
}

/** Columns of a duty that its mark or its hours follow from. */
const COUNTED = [
  ...['guard_id', 'post_id', 'day', 'begins_at', 'ends_at', 'plan', 'left_at'],
  ...['started_at', 'ended_at', 'marked'],
];

/**
 * Refuses changes of duties that their client agreed. Silence counts once it is written down, by the clock
 * of the server (`settleSilence`). PostgreSQL locks the muster of a duty, so that nobody agrees it meanwhile.
 */
async function keepAgreedDuties(db: Kysely<unknown>): Promise<void> {
  // An erasure empties the words of a correction, which is another one when its time is.
  const correctedAt = (row: 'old' | 'new') =>
    isPostgres(db) ? `(${row}.correction::jsonb ->> 'at')` : `json_extract(${row}.correction, '$.at')`;
  for (const event of ['insert', 'update', 'delete'] as const) {
    const row = event === 'insert' ? 'new' : 'old';
    const ofMonth = `musters.post_id = ${row}.post_id and musters.month = substr(${row}.day, 1, 7)`;
    const isAgreed = `exists (select 1 from musters where ${ofMonth} and ${row}.ends_at <= musters.agreed_until
      and not exists (select 1 from muster_disputes
        where muster_disputes.duty_id = ${row}.id and muster_disputes.is_open = 1))`;
    const hasChanged = [
      ...COUNTED.map((column) => `old.${column} is distinct from new.${column}`),
      `${correctedAt('old')} is distinct from ${correctedAt('new')}`,
    ].join(' or ');
    await createTrigger(
      db,
      {
        name: `duties_agreed_${event}`,
        table: 'duties',
        event: `after ${event}`,
        ...(event === 'update' && { when: hasChanged }),
      },
      isPostgres(db)
        ? `perform 1 from musters where ${ofMonth} for share;
          if ${isAgreed} then raise exception 'muster_locked'; end if;`
        : `select raise(abort, 'muster_locked') where ${isAgreed};`,
    );
  }
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
  if (isPostgres(db)) await run(db, createExtensions);
  await createUsers(db);
  const tables = [accounts, company, served, photographs, money, challans, messages, system];
  for (const statement of tables.flat()) await run(db, statement);
  await indexPhones(db);
  await indexTopics(db);
  await refuseOverlaps(db);
  await keepAgreedDuties(db);
  await refuseErased(db);
  await noteRemovedDuties(db);
  await noteLooseFiles(db);
  // Notes each new entry, which the server adds to the chain of hashes soon after.
  await createTrigger(
    db,
    { name: 'audit_log_unsealed', table: 'audit_log', event: 'after insert' },
    'insert into audit_unsealed (entry_id) values (new.id);',
  );
  await createLists(db);
}

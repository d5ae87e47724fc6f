import { addDays, type Day } from '@prahari/domain/days';
import { type RawBuilder, sql } from 'kysely';
import { auditTopic } from '../../db/audit-topic.ts';
import { jsonField } from '../../db/json-rows.ts';
import { clientIdOf, guardIdOf } from '../../db/person-record.ts';
import type { Db } from '../../db/tables.ts';
import { where } from '../../read-model/order.ts';
import type { PlainList } from '../../read-model/plain-list.ts';
import { firstIdsWith, isShort } from '../../read-model/search.ts';

const entity = sql.ref<string>('audit_log.entity');
const entityId = sql.ref<string>('audit_log.entity_id');

const topic = auditTopic(entity);

/** A field of an entry's detail that names a row, which may be gone: undo deletes what was made. */
const detailField = (db: Db, field: 'guardId' | 'clientId' | 'userId' | 'apiToken') =>
  jsonField(db, 'audit_log.detail', field);

/** People whose entries one search finds. */
const PEOPLE_MAX = 50;

/** The ids of what belongs to people. `cross join` makes SQLite begin with them, who are few. */
const subjects = sql`select user_id as id from person
  union all select guard_id from person union all select client_id from person
  union all select id from person cross join assignments where assignments.guard_id = person.guard_id
  union all select id from person cross join assignments where assignments.client_id = person.client_id
  union all select id from person cross join bills where bills.client_id = person.client_id
  union all select id from person cross join payments where payments.client_id = person.client_id
  union all select id from person cross join rates where rates.client_id = person.client_id
  union all select id from person cross join debt_calls where debt_calls.client_id = person.client_id
  union all select id from person cross join tds_certificates as kept where kept.client_id = person.client_id
  union all select id from person cross join posts where posts.client_id = person.client_id
  union all select id from person cross join client_applications as made where made.user_id = person.user_id
  union all select id from person cross join security_applications as made where made.user_id = person.user_id`;

/** Finds the entries by or about people with this name or email, the office first, or about a bill by its number. */
function concerns(db: Db, q: string): RawBuilder<boolean> {
  const person = sql`person as materialized (select users.id as user_id, guards.id as guard_id, clients.id as client_id
    from (${firstIdsWith(db, 'list_accounts', q, PEOPLE_MAX)}) as named
    join users on users.id = named.id
    left join guards on guards.user_id = users.id left join clients on clients.user_id = users.id)`;
  const subject = sql`subject as materialized (${subjects} union all select id from bills where number = ${q.toUpperCase()})`;
  // Few entries are tested one by one: those of the office would be nearly all of the log.
  if (isShort(q))
    return sql<boolean>`(l.actor_id in (with ${person} select user_id from person)
      or l.entity_id in (with ${person}, ${subject} select id from subject where id is not null))`;
  return sql<boolean>`l.id in (with ${person}, ${subject}
    select audit_log.id from person cross join audit_log where actor_id = person.user_id
    union all select audit_log.id from subject cross join audit_log where entity_id = subject.id)`;
}

/** Returns the instant at which a day begins in India. */
const startOf = (day: Day): string => new Date(`${day}T00:00:00+05:30`).toISOString();

/** Every entry of the audit log; its status is its topic. */
export const auditList: PlainList = {
  name: 'audit_log',
  columns: {},
  rows: (_, { action, day }) => {
    const conditions = [
      ...(action ? [sql`action = ${action}`] : []),
      ...(day ? [sql`at >= ${startOf(day)} and at < ${startOf(addDays(day, 1))}`] : []),
    ];
    return sql`select audit_log.id, actor_id, entity_id, ${topic} as status from audit_log ${where(conditions)}`;
  },
  search: concerns,
};

/** Entries with the names of their subjects; a name is null where it does not apply or is unknown. */
export const selectAuditEntries = (db: Db, ids: string[]) =>
  db
    .selectFrom('audit_log')
    .leftJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .leftJoin('api_tokens', (on) => on.on('api_tokens.id', '=', sql<string>`${detailField(db, 'apiToken')}`))
    .leftJoin('bills', (on) => on.onRef('bills.id', '=', entityId).on(entity, '=', 'bills'))
    .leftJoin('assignments', (on) => on.onRef('assignments.id', '=', entityId).on(entity, '=', 'assignments'))
    .leftJoin('posts', (on) => on.onRef('posts.id', '=', entityId).on(entity, '=', 'posts'))
    .leftJoin('rates', (on) => on.onRef('rates.id', '=', entityId).on(entity, '=', 'rates'))
    .leftJoin('guards', (on) =>
      on.on(
        'guards.id',
        '=',
        sql<string>`coalesce(assignments.guard_id, case ${entity} when 'guards' then ${entityId}
          when 'assignments' then ${detailField(db, 'guardId')} end)`,
      ),
    )
    .leftJoin('users as guard', 'guard.id', 'guards.user_id')
    .leftJoin('clients', (on) =>
      on.on(
        'clients.id',
        '=',
        sql<string>`coalesce(assignments.client_id, bills.client_id, posts.client_id, rates.client_id, case ${entity} when 'clients' then ${entityId}
          when 'assignments' then ${detailField(db, 'clientId')} when 'posts' then ${detailField(db, 'clientId')}
          when 'payments' then ${detailField(db, 'clientId')} when 'tds_certificates' then ${detailField(db, 'clientId')}
          when 'debt_calls' then ${detailField(db, 'clientId')} when 'rates' then ${detailField(db, 'clientId')} end)`,
      ),
    )
    .leftJoin('users as client', 'client.id', 'clients.user_id')
    .leftJoin('users as removed', (on) =>
      on.on(
        'removed.id',
        '=',
        sql<string>`case when ${entity} in ('guards', 'clients') then ${detailField(db, 'userId')} end`,
      ),
    )
    .leftJoin('client_applications as request', (on) =>
      on.onRef('request.id', '=', entityId).on(entity, '=', 'client_applications'),
    )
    .leftJoin('security_applications as job', (on) =>
      on.onRef('job.id', '=', entityId).on(entity, '=', 'security_applications'),
    )
    .leftJoin('users as person', (on) =>
      on.on(
        'person.id',
        '=',
        sql<string>`coalesce(request.user_id, job.user_id, case when ${entity} in ('users', 'registrations', 'second_factors', 'recovery_codes') then ${entityId} end)`,
      ),
    )
    .leftJoin('registrations', (on) =>
      on.onRef('registrations.id', '=', entityId).on(entity, '=', 'registrations'),
    )
    .leftJoin('outbox', (on) => on.onRef('outbox.id', '=', entityId).on(entity, '=', 'outbox'))
    .select([
      'audit_log.id as _id',
      'audit_log.at as createdAt',
      'audit_log.action',
      'audit_log.detail',
      topic.as('topic'),
      'actor.id as actorId',
      'actor.name as actorName',
      'actor.email as actorEmail',
      detailField(db, 'apiToken').as('apiTokenId'),
      'api_tokens.name as apiTokenName',
      sql<string | null>`coalesce(guard.name, case ${entity} when 'guards' then removed.name end)`.as(
        'guard',
      ),
      sql<string | null>`coalesce(client.name, case ${entity} when 'clients' then removed.name end)`.as(
        'client',
      ),
      'guards.id as guardId',
      'clients.id as clientId',
      guardIdOf(sql.ref('actor.id')).as('actorGuardId'),
      clientIdOf(sql.ref('actor.id')).as('actorClientId'),
      guardIdOf(sql.ref('person.id')).as('personGuardId'),
      clientIdOf(sql.ref('person.id')).as('personClientId'),
      'bills.number as billNumber',
      sql<
        string | null
      >`case when audit_log.action = 'deleteBill' and bills.deleted_at is not null then bills.id end`.as(
        'deletedBillId',
      ),
      sql<string | null>`case when audit_log.action in ('importGuards', 'importClients') and not exists (
        select 1 from audit_log as removed_import where removed_import.entity = 'imports'
        and removed_import.entity_id = ${entityId} and removed_import.action = 'removeImport') then ${entityId} end`.as(
        'importId',
      ),
      'outbox.recipient',
      sql<string | null>`coalesce(person.name, registrations.name)`.as('person'),
    ])
    .where('audit_log.id', 'in', ids)
    .execute();

/** Whom a timeline is about: a user who is a guard or a client. */
export interface Subject {
  userId: string;
  as: 'guard' | 'client';
  /** Of the guard or client. */
  id: string;
}

const entriesOf = (table: string, id: string) =>
  sql`select id from audit_log where entity = ${table} and entity_id = ${id}`;

/** Without failed logins, which strangers cause. */
const entriesOfUser = (userId: string) => sql`${entriesOf('users', userId)} and action <> 'failLogin'`;

const entriesOfRows = (table: string, column: string, id: string) =>
  sql`select audit_log.id from ${sql.table(table)} as subject join audit_log
    on audit_log.entity = ${table} and audit_log.entity_id = subject.id where ${sql.ref(`subject.${column}`)} = ${id}`;

/** Ids of the latest entries about a person, newest first; each part of the union reads an index. */
export async function selectIdsAbout(db: Db, { userId, as, id }: Subject, limit: number): Promise<string[]> {
  const parts =
    as === 'guard'
      ? [
          entriesOf('guards', id),
          entriesOfRows('assignments', 'guard_id', id),
          entriesOfRows('security_applications', 'user_id', userId),
        ]
      : [
          entriesOf('clients', id),
          entriesOfRows('assignments', 'client_id', id),
          entriesOfRows('bills', 'client_id', id),
          entriesOfRows('payments', 'client_id', id),
          entriesOfRows('debt_calls', 'client_id', id),
          entriesOfRows('client_applications', 'user_id', userId),
        ];
  const { rows } = await sql<{ id: string }>`select id from (
    ${sql.join([entriesOfUser(userId), ...parts], sql` union all `)}) as about
    order by id desc limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

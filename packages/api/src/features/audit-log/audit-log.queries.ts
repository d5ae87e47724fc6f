import type { AuditTopic } from '@prahari/contract/audit-log';
import { type RawBuilder, sql } from 'kysely';
import { jsonField } from '../../db/json-rows.ts';
import { clientIdOf, guardIdOf } from '../../db/person-record.ts';
import type { Db } from '../../db/tables.ts';
import type { ListRow, ListTable } from '../../read-model/list-table.ts';

const entity = sql.ref<string>('audit_log.entity');
const entityId = sql.ref<string>('audit_log.entity_id');

const topic = sql<AuditTopic>`case ${entity} when 'assignments' then 'assignments' when 'posts' then 'assignments' when 'bills' then 'bills'
  when 'client_applications' then 'applications' when 'security_applications' then 'applications'
  when 'clients' then 'applications' when 'guards' then 'applications' when 'imports' then 'applications' when 'outbox' then 'mail' else 'accounts' end`;

/** Name and email of a person, for searching. */
const nameAndEmail = sql<string>`users.name || ' ' || coalesce(users.email, '')`;
const actor = sql<string>`coalesce((select ${nameAndEmail} from users where users.id = audit_log.actor_id), '')`;

/** A field of an entry's detail that names a row, which may be gone: undo deletes what was made. */
const detailField = (db: Db, field: 'guardId' | 'clientId' | 'userId') =>
  jsonField(db, 'audit_log.detail', field);

const nameOfUser = (id: RawBuilder<string | null>) =>
  sql<string>`(select ${nameAndEmail} from users where users.id = ${id})`;
const nameOfGuard = (id: RawBuilder<string | null>) =>
  sql<string>`(select ${nameAndEmail} from guards join users on users.id = guards.user_id where guards.id = ${id})`;
const nameOfClient = (id: RawBuilder<string | null>) =>
  sql<string>`(select ${nameAndEmail} from clients join users on users.id = clients.user_id where clients.id = ${id})`;

/** The people and the bill that an entry is about, as one text for searching. */
const subject = (db: Db) => sql<string>`coalesce(case ${entity}
  when 'bills' then (select bills.number || ' ' || ${nameAndEmail} from bills join clients on clients.id = bills.client_id
    join users on users.id = clients.user_id where bills.id = ${entityId})
  when 'assignments' then coalesce((select ${nameAndEmail} || ' ' || other.name || ' ' || coalesce(other.email, '') from assignments
    join guards on guards.id = assignments.guard_id join users on users.id = guards.user_id
    join clients on clients.id = assignments.client_id join users as other on other.id = clients.user_id
    where assignments.id = ${entityId}), ${nameOfGuard(detailField(db, 'guardId'))} || ' ' || ${nameOfClient(detailField(db, 'clientId'))})
  when 'posts' then coalesce((select ${nameAndEmail} || ' ' || posts.street || ' ' || posts.city from posts
    join clients on clients.id = posts.client_id join users on users.id = clients.user_id where posts.id = ${entityId}),
    ${nameOfClient(detailField(db, 'clientId'))})
  when 'client_applications' then (select ${nameAndEmail} from client_applications join users
    on users.id = client_applications.user_id where client_applications.id = ${entityId})
  when 'security_applications' then (select ${nameAndEmail} from security_applications join users
    on users.id = security_applications.user_id where security_applications.id = ${entityId})
  when 'clients' then coalesce(${nameOfClient(entityId)}, ${nameOfUser(detailField(db, 'userId'))})
  when 'guards' then coalesce(${nameOfGuard(entityId)}, ${nameOfUser(detailField(db, 'userId'))})
  when 'outbox' then (select recipient from outbox where outbox.id = ${entityId})
  else ${nameOfUser(entityId)} end, '')`;

const listRows = async (db: Db, ids: string[]): Promise<ListRow[]> => {
  const rows = await db
    .selectFrom('audit_log')
    .select(['audit_log.id', topic.as('status'), actor.as('actor'), subject(db).as('subject')])
    .where('audit_log.id', 'in', ids)
    .execute();
  return rows.map(({ id, status, ...texts }) => ({ id, status, keys: {}, texts: Object.values(texts) }));
};

/** Every entry of the audit log; its status is its topic. Names are searched as they were when the entry was written. */
export const auditList: ListTable = { name: 'audit_log', columns: {}, rows: listRows };

/** Entries with the names of their subjects; a name is null where it does not apply or is unknown. */
export const selectAuditEntries = (db: Db, ids: string[]) =>
  db
    .selectFrom('audit_log')
    .leftJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .leftJoin('bills', (on) => on.onRef('bills.id', '=', entityId).on(entity, '=', 'bills'))
    .leftJoin('assignments', (on) => on.onRef('assignments.id', '=', entityId).on(entity, '=', 'assignments'))
    .leftJoin('posts', (on) => on.onRef('posts.id', '=', entityId).on(entity, '=', 'posts'))
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
        sql<string>`coalesce(assignments.client_id, bills.client_id, posts.client_id, case ${entity} when 'clients' then ${entityId}
          when 'assignments' then ${detailField(db, 'clientId')} when 'posts' then ${detailField(db, 'clientId')} end)`,
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
          entriesOfRows('client_applications', 'user_id', userId),
        ];
  const { rows } = await sql<{ id: string }>`select id from (
    ${sql.join([entriesOfUser(userId), ...parts], sql` union all `)}) as about
    order by id desc limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Database = Kysely<unknown>;
type KeyType = 'text' | 'bigint' | 'double precision';

interface ListTable {
  /** Sort columns beside status and creation. */
  keys: Record<string, KeyType>;
  /** The list is also read by owner. */
  owned?: true;
}

/** A table for each list, named `list_` and this. */
const lists: Record<string, ListTable> = {
  accounts: { keys: { name: 'text', email: 'text', state: 'text' } },
  guards: {
    keys: { name: 'text', email: 'text', experience: 'double precision', rating: 'double precision' },
  },
  clients: {
    keys: { name: 'text', email: 'text', service_type: 'text', number_of_guards: 'bigint', unpaid: 'bigint' },
  },
  bills: {
    keys: { bill_number: 'text', client: 'text', amount: 'bigint', due_date: 'text', description: 'text' },
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
  audit_log: { keys: {} },
  outbox: { keys: { recipient: 'text', subject: 'text', tries: 'bigint' } },
};

type Event = 'insert' | 'update' | 'delete';
const EVENTS: readonly Event[] = ['insert', 'update', 'delete'];

interface Source {
  /** Columns that lists show, search or sort by. */
  columns: string[];
  /** Lists with the ids of the rows to compute again; `row` is the changed row. */
  marks: { list: string; ids: string; on?: readonly Event[] }[];
}

const sources: Record<string, Source> = {
  users: {
    columns: ['name', 'email', 'phone', 'role', 'disabled_at'],
    marks: [
      { list: 'accounts', ids: 'row.id' },
      {
        list: 'audit_log',
        ids: `audit_log.id from audit_log where audit_log.entity_id = row.id
          and audit_log.entity in ('users', 'registrations', 'second_factors', 'recovery_codes', 'sessions')`,
      },
      { list: 'guards', ids: 'guards.id from guards where guards.user_id = row.id', on: ['update'] },
      {
        list: 'guards',
        ids: `assignments.guard_id from clients join assignments on assignments.client_id = clients.id
          where clients.user_id = row.id and assignments.status <> 'completed'`,
        on: ['update'],
      },
      { list: 'clients', ids: 'clients.id from clients where clients.user_id = row.id', on: ['update'] },
      {
        list: 'bills',
        ids: 'bills.id from clients join bills on bills.client_id = clients.id where clients.user_id = row.id',
        on: ['update'],
      },
      ...['client_applications', 'security_applications'].map((list) => ({
        list,
        ids: `${list}.id from ${list} where ${list}.user_id = row.id`,
        on: ['update'] as const,
      })),
    ],
  },
  guards: {
    columns: ['status', 'experience', 'specialization', 'rating'],
    marks: [{ list: 'guards', ids: 'row.id' }],
  },
  clients: {
    columns: ['service_type', 'location'],
    marks: [
      { list: 'clients', ids: 'row.id' },
      { list: 'bills', ids: 'bills.id from bills where bills.client_id = row.id', on: ['update'] },
    ],
  },
  assignments: {
    columns: ['guard_id', 'client_id', 'status', 'street', 'city', 'state', 'zip_code'],
    marks: [
      { list: 'guards', ids: 'row.guard_id' },
      { list: 'clients', ids: 'row.client_id' },
    ],
  },
  bills: {
    columns: ['number', 'client_id', 'amount_paise', 'due_date', 'description', 'paid_at', 'deleted_at'],
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
  audit_log: {
    columns: ['actor_id', 'entity', 'entity_id'],
    marks: [{ list: 'audit_log', ids: 'row.id' }],
  },
  outbox: {
    columns: ['recipient', 'subject', 'attempts', 'sent_at', 'failed_at'],
    marks: [
      { list: 'outbox', ids: 'row.id' },
      {
        list: 'audit_log',
        ids: `audit_log.id from audit_log where audit_log.entity = 'outbox' and audit_log.entity_id = row.id`,
        on: ['delete'],
      },
    ],
  },
};

const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

const run = (db: Database, statement: string) => sql.raw(statement).execute(db);

/** Code point order on both engines. */
const typeOf = (db: Database, type: KeyType): string =>
  type === 'text' && isPostgres(db) ? 'text collate "C"' : type;

async function createListTable(db: Database, name: string, { keys, owned }: ListTable): Promise<void> {
  const table = `list_${name}`;
  const text = typeOf(db, 'text');
  await run(
    db,
    `create table ${table} (
      n ${isPostgres(db) ? 'bigint generated by default as identity' : 'integer'} primary key,
      id ${text} not null unique,
      ${owned ? `owner ${text} not null,` : ''}
      status ${text} not null,
      ${Object.entries(keys)
        .map(([column, type]) => `${column} ${typeOf(db, type)} not null,`)
        .join(' ')}
      search_text text not null,
      valid_after text,
      valid_through text)`,
  );
  const index = (columns: string[]) =>
    run(db, `create index ${[table, ...columns].join('_')} on ${table} (${[...columns, 'id'].join(', ')})`);
  await index(['status']);
  if (owned) await index(['owner']);
  if (owned) await index(['owner', 'status']);
  for (const column of Object.keys(keys)) {
    await index([column]);
    await index(['status', column]);
    if (owned) await index(['owner', column]);
  }
  await run(
    db,
    `create index ${table}_valid_through on ${table} (valid_through) where valid_through is not null`,
  );
  if (isPostgres(db)) {
    await run(db, `create table ${table}_grams (n bigint primary key, grams integer[] not null)`);
    // Without fastupdate: a search would read a list of pending entries from end to end.
    await run(
      db,
      `create index ${table}_grams_gin on ${table}_grams using gin (grams) with (fastupdate = off)`,
    );
  } else {
    await run(
      db,
      `create virtual table ${table}_grams using
        fts5(grams, content='', contentless_delete=1, detail=none, tokenize='ascii')`,
    );
  }
}

async function createTrigger(
  db: Database,
  table: string,
  event: Event,
  { columns, marks }: Source,
): Promise<void> {
  const row = event === 'delete' ? 'old' : 'new';
  const inserts = marks
    .filter(({ on = EVENTS }) => on.includes(event))
    .map(
      ({ list, ids }) =>
        `insert into list_changes (list, id) select '${list}', ${ids.replaceAll(/\brow\./g, `${row}.`)};`,
    )
    .join('\n');
  if (inserts === '') return;
  const name = `list_changes_${table}_${event}`;
  const when =
    event === 'update'
      ? `when (${columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')})`
      : '';
  if (!isPostgres(db)) {
    await run(
      db,
      `create trigger ${name} after ${event} on ${table} for each row ${when} begin ${inserts} end`,
    );
    return;
  }
  await run(
    db,
    `create function ${name}() returns trigger language plpgsql as $$ begin ${inserts} return null; end $$`,
  );
  await run(
    db,
    `create trigger ${name} after ${event} on ${table} for each row ${when} execute function ${name}()`,
  );
}

/**
 * A table for each list with its sort keys, status and search text, and triggers that note which of its rows have to be
 * computed again. All existing rows are noted; `refreshList` computes them (docs/adr/0030).
 */
export async function up(db: Database): Promise<void> {
  const text = typeOf(db, 'text');
  await run(
    db,
    `create table list_state (list ${text} primary key, version bigint not null, checked_on text not null, counts text not null)`,
  );
  await run(db, `create table list_changes (list ${text} not null, id ${text} not null)`);
  await run(db, 'create index list_changes_id on list_changes (list, id)');
  for (const [name, list] of Object.entries(lists)) {
    await createListTable(db, name, list);
    await run(
      db,
      `insert into list_state (list, version, checked_on, counts) values ('${name}', 0, '', '{}')`,
    );
    await run(
      db,
      `insert into list_changes (list, id) select '${name}', id from ${name === 'accounts' ? 'users' : name}`,
    );
  }
  for (const [table, source] of Object.entries(sources)) {
    for (const event of EVENTS) await createTrigger(db, table, event, source);
  }
}

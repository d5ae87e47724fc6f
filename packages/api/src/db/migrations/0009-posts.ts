import { type Kysely, sql } from 'kysely';
import {
  createListTable,
  createTrigger,
  isPostgres,
  type ListSource,
  replaceListTriggers,
  run,
} from '../../read-model/list-schema.ts';

type Shift = 'day' | 'night' | '24h';

interface Tables {
  clients: { id: string };
  posts: {
    id: string;
    client_id: string;
    street: string;
    city: string;
    state: string;
    zip_code: string;
    shift: Shift | null;
    start_date: string;
    end_date: string;
    asked: number;
    created_at: string;
  };
  assignments: {
    id: string;
    client_id: string;
    post_id: string | null;
    shift: Shift;
    status: string;
    street: string;
    city: string;
    state: string;
    zip_code: string;
    start_date: string;
    end_date: string;
  };
  list_state: { list: string; counts: string };
}
type Database = Kysely<Tables>;

const untyped = (db: Database) => db as unknown as Kysely<unknown>;

/** Clients of one batch of the backfill. */
const BATCH = 200;

const sources: Record<string, ListSource> = {
  posts: {
    columns: ['client_id', 'street', 'city', 'state', 'zip_code', 'shift', 'start_date', 'end_date', 'asked'],
    marks: [
      { list: 'posts', ids: 'row.id' },
      { list: 'clients', ids: 'row.client_id' },
    ],
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
      ...['client_applications', 'security_applications'].map((list) => ({
        list,
        ids: `${list}.id from ${list} where ${list}.user_id = row.id`,
        on: ['update'] as const,
      })),
    ],
  },
};

async function createPosts(db: Database): Promise<void> {
  await db.schema
    .createTable('posts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('client_id', 'text', (c) => c.notNull().references('clients.id'))
    .addColumn('request_id', 'text', (c) => c.references('client_applications.id'))
    .addColumn('street', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('zip_code', 'text', (c) => c.notNull())
    .addColumn('shift', 'text', (c) => c.check(sql`shift in ('day', 'night', '24h')`))
    .addColumn('start_date', 'text', (c) => c.notNull())
    // Before the start for a post that was ended before it began.
    .addColumn('end_date', 'text', (c) => c.notNull())
    .addColumn('asked', 'integer', (c) => c.notNull().check(sql`asked between 1 and 1000`))
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('posts_client').on('posts').column('client_id').execute();
  await db.schema
    .alterTable('assignments')
    .addColumn('post_id', 'text', (c) => c.references('posts.id'))
    .execute();
  for (const column of ['replace_reason', 'replace_note'])
    await db.schema.alterTable('assignments').addColumn(column, 'text').execute();
  await db.schema
    .createIndex('assignments_post')
    .on('assignments')
    .columns(['post_id', 'end_date'])
    .execute();
  await sql`create index assignments_on_break on assignments (shift, end_date, start_date) where status = 'onBreak'`.execute(
    db,
  );
}

/** Open assignments of a guard may follow each other but not share a day. No statement can break it. */
async function replaceOneOpenPerGuard(db: Database): Promise<void> {
  await db.schema.dropIndex('assignments_one_open_per_guard').execute();
  await sql`create index assignments_open_of_guard on assignments (guard_id, start_date) where status <> 'completed'`.execute(
    db,
  );
  const overlaps = `exists (select 1 from assignments other where other.guard_id = new.guard_id
    and other.id <> new.id and other.status <> 'completed'
    and other.start_date <= new.end_date and other.end_date >= new.start_date)`;
  const body = isPostgres(untyped(db))
    ? // The lock lets the check see what another transaction has committed meanwhile.
      `perform 1 from guards where id = new.guard_id for update;
      if ${overlaps} then raise exception 'assignments_overlap' using errcode = '23P01'; end if;`
    : `select raise(abort, 'assignments_overlap') where ${overlaps};`;
  const on = { table: 'assignments', isOpen: `new.status <> 'completed'` };
  await createTrigger(
    untyped(db),
    {
      name: 'assignments_no_overlap_insert',
      table: on.table,
      event: 'before insert',
      when: on.isOpen,
    },
    body,
  );
  await createTrigger(
    untyped(db),
    {
      name: 'assignments_no_overlap_update',
      table: on.table,
      event: 'before update',
      when: `${on.isOpen} and (old.status = 'completed' or old.guard_id <> new.guard_id
        or old.start_date <> new.start_date or old.end_date <> new.end_date)`,
    },
    body,
  );
}

interface Period {
  start_date: string;
  end_date: string;
}

const meets = (one: Period, other: Period): boolean =>
  one.start_date <= other.end_date && one.end_date >= other.start_date;

/** Whether one more may be there in the whole period: the most at once, on a day when one of them begins, is below `asked`. */
function hasRoom(taken: readonly Period[], period: Period, asked: number): boolean {
  const during = taken.filter((other) => meets(other, period));
  const days = [period.start_date, ...during.map(({ start_date }) => start_date)].filter(
    (day) => day >= period.start_date,
  );
  return days.every(
    (day) => during.filter(({ start_date, end_date }) => start_date <= day && day <= end_date).length < asked,
  );
}

type Post = Tables['posts'];
type Assignment = Tables['assignments'];

/** Assigns what a client had until now to its oldest post with room, open assignments first. */
async function matchAssignments(
  db: Database,
  posts: readonly Post[],
  assignments: readonly Assignment[],
): Promise<void> {
  const byPost = new Map(posts.map((post) => [post, [] as Assignment[]]));
  for (const assignment of assignments) {
    const free = [...byPost].find(
      ([post, taken]) => meets(post, assignment) && hasRoom(taken, assignment, post.asked),
    );
    free?.[1].push(assignment);
  }
  for (const [post, taken] of byPost) {
    const [first] = taken.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    if (!first) continue;
    const { shift, street, city, state, zip_code } = first;
    await db
      .updateTable('posts')
      .set({ shift, street, city, state, zip_code })
      .where('id', '=', post.id)
      .execute();
    const ids = taken.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += BATCH)
      await db
        .updateTable('assignments')
        .set({ post_id: post.id })
        .where('id', 'in', ids.slice(start, start + BATCH))
        .execute();
  }
}

/** A post for each approved request, with its id, and the assignments it had room for. */
async function backfill(db: Database): Promise<void> {
  await sql`insert into posts (id, client_id, request_id, street, city, state, zip_code, shift, start_date, end_date, asked, note, created_at)
    select request.id, clients.id, request.id, request.location, '', '', '', null, request.start_date, request.end_date,
      request.number_of_guards, '', coalesce(request.answered_at, request.created_at)
    from client_applications request join clients on clients.user_id = request.user_id where request.status = 'approved'`.execute(
    db,
  );
  const clients = await db.selectFrom('clients').select('id').orderBy('id').execute();
  for (let start = 0; start < clients.length; start += BATCH) {
    const ids = clients.slice(start, start + BATCH).map(({ id }) => id);
    const posts = await db
      .selectFrom('posts')
      .selectAll()
      .where('client_id', 'in', ids)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const assignments = await db
      .selectFrom('assignments')
      .selectAll()
      .where('client_id', 'in', ids)
      .orderBy((eb) => eb('status', '=', 'completed'))
      .orderBy('id')
      .execute();
    for (const id of ids)
      await matchAssignments(
        db,
        posts.filter(({ client_id }) => client_id === id),
        assignments.filter(({ client_id }) => client_id === id),
      );
  }
}

/** The amounts of bills by status, kept from now on beside their counts. */
async function sumBills(db: Database): Promise<void> {
  const { rows } = await sql<{
    status: string;
    amount: number;
  }>`select status, sum(amount) as amount from list_bills group by status`.execute(db);
  const { counts } = await db
    .selectFrom('list_state')
    .select('counts')
    .where('list', '=', 'bills')
    .executeTakeFirstOrThrow();
  const sums = rows.map(({ status, amount }) => [`${status}.amount`, Number(amount)]);
  await db
    .updateTable('list_state')
    .set({ counts: JSON.stringify({ ...JSON.parse(counts), ...Object.fromEntries(sums) }) })
    .where('list', '=', 'bills')
    .execute();
}

/** Posts, the assignments at them, and assignments of a guard that follow each other (docs/adr/0038). */
export async function up(db: Database): Promise<void> {
  await createPosts(db);
  // Before the triggers of lists, which would note each row that is matched.
  await backfill(db);
  await replaceOneOpenPerGuard(db);
  await createListTable(untyped(db), 'posts', {
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
  });
  for (const [table, source] of Object.entries(sources))
    await replaceListTriggers(untyped(db), table, source);
  // How many guards a client may have follows its posts now.
  await run(untyped(db), `insert into list_changes (list, id) select 'clients', id from clients`);
  await sumBills(db);
}

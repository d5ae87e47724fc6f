import { hash } from 'node:crypto';
import { today } from '@prahari/domain/days';
import type { PeerDatabase } from '../../../packages/api/src/testing/peer-database.ts';

/** SQL of the servers that ours is compared with, written by hand. `$1` is the first value. */

const HOUR_MS = 3_600_000;

export interface Caller {
  user_id: string;
  role: string;
}

interface SessionRow extends Caller {
  id: string;
  expires_at: string;
  last_seen_at: string;
}

/** The owner of a live session, by the same rules as ours. */
export async function findCaller(db: PeerDatabase, authorization: string): Promise<Caller | undefined> {
  const tokenHash = hash('sha256', authorization.slice('Bearer '.length));
  const [session] = await db.all<SessionRow>(
    `select sessions.id, sessions.user_id, sessions.expires_at, sessions.last_seen_at, users.role
     from sessions join users on users.id = sessions.user_id
     where sessions.token_hash = $1 and users.disabled_at is null`,
    [tokenHash],
  );
  if (!session) return undefined;
  const now = Date.now();
  const unusedMs = now - Date.parse(session.last_seen_at);
  const idleMs = session.role === 'admin' ? 2 * HOUR_MS : 24 * HOUR_MS;
  if (now >= Date.parse(session.expires_at) || unusedMs >= idleMs) return undefined;
  if (unusedMs >= 60_000)
    await db.all('update sessions set last_seen_at = $1 where id = $2', [
      new Date(now).toISOString(),
      session.id,
    ]);
  return session;
}

const billColumns = `bills.id, bills.number, bills.amount_paise, bills.due_date, bills.description, bills.drive_link,
  bills.paid_at, bills.created_at, clients.id as client_id, users.id as user_id, users.name, users.email`;

interface BillRow {
  id: string;
  number: string;
  amount_paise: number;
  due_date: string;
  description: string;
  drive_link: string;
  paid_at: string | null;
  created_at: string;
  client_id: string;
  user_id: string;
  name: string;
  email: string;
}

const toBill = (row: BillRow, day: string) => ({
  _id: row.id,
  billNumber: row.number,
  dueDate: row.due_date,
  description: row.description,
  driveLink: row.drive_link,
  createdAt: row.created_at,
  status: row.paid_at !== null ? 'paid' : row.due_date < day ? 'overdue' : 'pending',
  client: { _id: row.client_id, user: { _id: row.user_id, name: row.name, email: row.email } },
  amount: row.amount_paise / 100,
});

const listed = (rows: BillRow[]) => {
  const day = today();
  return rows.map((row) => toBill(row, day));
};

/** A client's own bills, newest first. */
export async function ownBills(db: PeerDatabase, userId: string) {
  const rows = await db.all<BillRow>(
    `select ${billColumns} from clients
     join users on users.id = clients.user_id
     join bills on bills.client_id = clients.id
     where clients.user_id = $1 and bills.deleted_at is null order by bills.id desc limit 201`,
    [userId],
  );
  return { success: true, data: listed(rows), nextCursor: null, total: rows.length };
}

/** How many bills there are, counted up to 10,000 as ours are. */
export async function countBills(db: PeerDatabase): Promise<number> {
  const [counted] = await db.all<{ total: number }>(
    'select count(*) as total from (select 1 from bills where deleted_at is null limit 10001) found',
    [],
  );
  return counted?.total ?? 0;
}

/** The newest bills, or those after the bill of an id. */
export async function billPage(
  db: PeerDatabase,
  { limit, total, after }: { limit: number; total: number; after?: string | null },
) {
  const rows = await db.all<BillRow>(
    `select ${billColumns} from (select * from bills where deleted_at is null ${after ? 'and id < $1' : ''} order by id desc limit ${limit + 1}) bills
     join clients on clients.id = bills.client_id
     join users on users.id = clients.user_id order by bills.id desc`,
    after ? [after] : [],
  );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    success: true,
    data: listed(rows.slice(0, limit)),
    nextCursor: last ? Buffer.from(JSON.stringify([last.id])).toString('base64url') : null,
    ...(total > 10_000 ? { total: 10_000, totalIsMinimum: true } : { total }),
  };
}

/** The newest bills that contain a text, as most teams would search. */
export async function searchBills(db: PeerDatabase, q: string, limit: number) {
  const like = db.engine === 'postgres' ? 'ilike' : 'like';
  const from = `from bills join clients on clients.id = bills.client_id join users on users.id = clients.user_id
    where bills.deleted_at is null and (bills.number ${like} $1 or users.name ${like} $1 or users.email ${like} $1
      or bills.description ${like} $1 or clients.location ${like} $1)`;
  const rows = await db.all<BillRow>(`select ${billColumns} ${from} order by bills.id desc limit ${limit}`, [
    `%${q}%`,
  ]);
  const [counted] = await db.all<{ total: number }>(`select count(*) as total ${from}`, [`%${q}%`]);
  return { success: true, data: listed(rows), nextCursor: null, total: counted?.total ?? 0 };
}

const object = (engine: PeerDatabase['engine'], pairs: Record<string, string>): string => {
  const fields = Object.entries(pairs).map(([name, value]) => `'${name}', ${value}`);
  return `${engine === 'postgres' ? 'json_build_object' : 'json_object'}(${fields.join(', ')})`;
};

/** The whole list of guards as JSON text that the database builds. */
export async function guardListJson(db: PeerDatabase): Promise<string> {
  const { engine } = db;
  const isPostgres = engine === 'postgres';
  const array = isPostgres ? 'json_agg' : 'json_group_array';
  const json = (text: string) => (isPostgres ? `${text}::json` : `json(${text})`);
  const user = (table: string) =>
    object(engine, { _id: `${table}.id`, name: `${table}.name`, email: `${table}.email` });
  const assignment = object(engine, {
    _id: 'a.id',
    guard: object(engine, { _id: 'g.id', user: user('gu'), experience: 'g.experience' }),
    client: object(engine, { _id: 'c.id', user: user('cu') }),
    postId: 'a.post_id',
    shift: 'a.shift',
    status: 'a.status',
    location: object(engine, { street: 'a.street', city: 'a.city', state: 'a.state', zipCode: 'a.zip_code' }),
    startDate: 'a.start_date',
    endDate: 'a.end_date',
    createdAt: 'a.created_at',
  });
  const review = object(engine, {
    rating: 'r.rating',
    comment: 'r.comment',
    clientName: 'r.client_name',
    createdAt: 'r.created_at',
  });
  const guard = object(engine, {
    _id: 'g.id',
    status: `case when g.status = 'available' and gu.disabled_at is not null then 'disabled' else g.status end`,
    experience: 'g.experience',
    rating: 'g.rating',
    createdAt: 'g.created_at',
    user: user('gu'),
    specialization: json('g.specialization'),
    reviews: `coalesce((select ${array}(${review}) from guard_reviews r where r.guard_id = g.id), ${json("'[]'")})`,
    currentAssignment: `case when a.id is null then null else ${assignment} end`,
  });
  const [row] = await db.all<{ json: string }>(
    `select ${isPostgres ? `json_agg(guard)::text` : `json_group_array(json(guard))`} as json from (
       select ${guard} as guard from guards g
       join users gu on gu.id = g.user_id
       left join assignments a on a.guard_id = g.id and a.status <> 'completed'
       left join clients c on c.id = a.client_id
       left join users cu on cu.id = c.user_id
       order by g.id desc) listed`,
    [],
  );
  return `{"success":true,"data":${row?.json ?? '[]'}}`;
}

import { addDays, today } from '@prahari/domain/days';
import { defaultHours } from '@prahari/domain/post-hours';
import { newId, nowText } from '../../packages/api/src/db/ids.ts';
import { migrate } from '../../packages/api/src/db/migrate.ts';
import { isPostgres } from '../../packages/api/src/db/open.ts';
import type { Tables } from '../../packages/api/src/db/tables.ts';
import { inTransaction } from '../../packages/api/src/db/transaction.ts';
import { updateCompany } from '../../packages/api/src/features/company/company.service.ts';
import { dutyRows } from '../../packages/api/src/features/scheduling/duties/duty.rows.ts';
import { refreshLists } from '../../packages/api/src/startup/refresh-lists.ts';
import { analyze, bulkInsert, vacuum } from '../../packages/api/testing/bulk-insert.ts';
import { insertUser, openDatabaseAt } from '../fault/support/seed-company.ts';
import type { DataLocation } from '../fault/support/server.ts';

/** Guards of a post. */
const AT_A_POST = 5;
const POSTS_OF_A_CLIENT = 5;
/** Days before today; as many follow. */
const DAYS_BACK = 183;
/** Duties that nobody has started, and places that nobody has, whatever the number of guards. */
const EXCEPTIONS = 3;
/** Guards whose duties are inserted in one transaction. */
const GUARDS_AT_ONCE = 100;

const shifts = ['day', 'night', '24h'] as const;
const place = { street: 'Gate 1', city: 'Pune', state: 'Maharashtra', zip_code: '411001' };

const newUser = (role: 'client' | 'security', index: number) => ({
  id: newId(),
  email: `${role}-${index}@example.com`,
  name: `${role} ${index}`,
  phone: '+91 98765 43210',
  role,
  password_hash: '-',
  created_at: nowText(),
});

const newClient = (userId: string) => ({
  id: newId(),
  user_id: userId,
  service_type: 'FULL_TIME',
  location: 'Pune',
  contact_name: '',
  notes: '',
  version: 0,
  created_at: nowText(),
});

const newGuard = (userId: string) => ({
  id: newId(),
  user_id: userId,
  status: 'assigned',
  experience: 1,
  specialization: '[]',
  rating: 0,
  city: 'Pune',
  created_at: nowText(),
});

const period = { start_date: addDays(today(), -DAYS_BACK), end_date: addDays(today(), DAYS_BACK - 1) };

const newPost = (clientId: string, index: number) => {
  const shift = shifts[index % shifts.length] ?? 'day';
  return {
    id: newId(),
    client_id: clientId,
    ...place,
    shift,
    starts_at: defaultHours[shift].startsAt,
    hours: defaultHours[shift].hours,
    ...period,
    // The last posts are short of a guard.
    asked: AT_A_POST + (index < EXCEPTIONS ? 1 : 0),
    note: '',
    created_at: nowText(),
  };
};
type Post = ReturnType<typeof newPost>;

const newAssignment = (guardId: string, post: Post) => ({
  id: newId(),
  guard_id: guardId,
  client_id: post.client_id,
  post_id: post.id,
  shift: post.shift,
  status: 'active',
  ...place,
  ...period,
  starts_at: post.starts_at,
  hours: post.hours,
  created_at: nowText(),
});

/** The duties of a year; those that have begun were started in time, but some of those that run. */
function dutiesOf(stay: ReturnType<typeof newAssignment>, isLate: boolean) {
  const days = Array.from({ length: 2 * DAYS_BACK }, (_, index) => addDays(stay.start_date, index));
  const { id: assignmentId, guard_id: guardId, client_id: clientId, post_id: postId } = stay;
  const hours = { startsAt: stay.starts_at, hours: stay.hours };
  const now = Date.now();
  return dutyRows({ assignmentId, guardId, clientId, postId }, hours, days).map((row) => {
    const isStarted = row.begins_at <= now && !(isLate && row.ends_at > now);
    return {
      ...row,
      flags: '[]',
      plan: 'planned',
      started_at: isStarted ? row.begins_at : null,
      arrived_at: isStarted ? row.begins_at : null,
      started_by: isStarted ? 'guard' : null,
    };
  });
}

/** True for a guard of each of the first posts. */
const isException = (guard: number): boolean => guard % AT_A_POST === 0 && guard < EXCEPTIONS * AT_A_POST;

/** Fills an empty database with guards who have a duty on each day of a year. Returns an admin's token and a post. */
export async function seedYear(
  at: DataLocation,
  guards: number,
): Promise<{ token: string; postIds: string[]; duties: number }> {
  const db = await openDatabaseAt(at);
  try {
    await migrate(db);
    const { token, userId } = await insertUser(db, 'admin');
    const posts = guards / AT_A_POST;
    const owners = Array.from({ length: posts / POSTS_OF_A_CLIENT }, (_, index) => newUser('client', index));
    const people = Array.from({ length: guards }, (_, index) => newUser('security', index));
    const clients = owners.map(({ id }) => newClient(id));
    const hired = people.map(({ id }) => newGuard(id));
    const all = Array.from({ length: posts }, (_, index) =>
      newPost(clients[Math.floor(index / POSTS_OF_A_CLIENT)]?.id ?? '', index),
    );
    const stays = hired.map(({ id }, index) => newAssignment(id, all[Math.floor(index / AT_A_POST)] as Post));
    const insert = (table: keyof Tables, rows: readonly object[]) =>
      inTransaction(db, (tx) => bulkInsert(tx, table, rows));
    await insert('users', [...owners, ...people]);
    await insert('clients', clients);
    await insert('guards', hired);
    await insert('posts', all);
    await insert('assignments', stays);
    // It is never read by, and checking it takes most of the time of two million rows.
    if (isPostgres(db)) await db.schema.alterTable('duties').dropConstraint('duties_overlap').execute();
    let duties = 0;
    for (let first = 0; first < guards; first += GUARDS_AT_ONCE) {
      const rows = stays
        .slice(first, first + GUARDS_AT_ONCE)
        .flatMap((stay, index) => dutiesOf(stay, isException(first + index)));
      await insert('duties', rows);
      duties += rows.length;
    }
    await updateCompany(db, userId, { attendance: 'on' });
    await db.updateTable('company').set({ attendance_since: '2026-01-01T00:00:00.000Z' }).execute();
    await analyze(db);
    await refreshLists(db);
    await vacuum(db);
    return { token, postIds: all.slice(0, 10).map(({ id }) => id), duties };
  } finally {
    await db.destroy();
  }
}

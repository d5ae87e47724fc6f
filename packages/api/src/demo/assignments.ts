import type { AssignmentStatus } from '@prahari/contract/assignments';
import { daysOf } from '@prahari/domain/duty-days';
import { defaultHours } from '@prahari/domain/post-hours';
import { dutyRows } from '../features/scheduling/duties/duty.rows.ts';
import type { Calendar } from './calendar.ts';
import { reviews } from './names.ts';
import { type DemoClientRow, type DemoGuardRow, NEW_CLIENTS, NEW_GUARDS } from './people.ts';
import type { Random } from './random.ts';
import type { DemoRows } from './rows.ts';

/** Open and completed assignments. */
const OPEN = 28;
const PAST = 52;
/** Open assignments that began because another guard fell sick. */
const REPLACED = [4, 11];

interface DemoContext {
  rows: DemoRows;
  random: Random;
  calendar: Calendar;
}

/** Days from today; negative ones are past. */
interface Period {
  from: number;
  to: number;
}

/** Assigns guards to clients without breaking a rule on any day. */
export function addAssignments(
  { rows, random, calendar }: DemoContext,
  clients: readonly DemoClientRow[],
  guards: readonly DemoGuardRow[],
): void {
  const taken = new Map<string, Period[]>();
  const hasRoom = (client: DemoClientRow, { from, to }: Period): boolean =>
    from >= -client.since &&
    (taken.get(client.id) ?? []).filter((other) => other.from <= to && other.to >= from).length <
      client.guards;

  const assign = (
    guard: DemoGuardRow,
    client: DemoClientRow,
    period: Period,
    status: AssignmentStatus,
    note?: string,
  ): void => {
    taken.set(client.id, [...(taken.get(client.id) ?? []), period]);
    const createdAt = calendar.instant(Math.max(1, -period.from + 1));
    const id = calendar.idAt(createdAt);
    const hours = defaultHours[client.shift];
    const days = daysOf({ startDate: calendar.day(-period.from), endDate: calendar.day(-period.to) });
    rows.duties.push(
      ...dutyRows(
        { assignmentId: id, guardId: guard.id, clientId: client.id, postId: client.postId },
        hours,
        days,
      ).map((duty) => ({ ...duty, id: calendar.idAt(createdAt) })),
    );
    rows.assignments.push({
      id,
      guard_id: guard.id,
      client_id: client.id,
      post_id: client.postId,
      shift: client.shift,
      status,
      street: client.street,
      city: client.city,
      state: client.state,
      zip_code: client.zipCode,
      start_date: calendar.day(-period.from),
      end_date: calendar.day(-period.to),
      starts_at: hours.startsAt,
      hours: hours.hours,
      created_at: createdAt,
      completed_at: status === 'completed' ? calendar.instant(-period.to) : null,
      replace_reason: note === undefined ? null : 'sick',
      replace_note: note ?? null,
    });
    // The guard whose login is printed has reviews.
    const isReviewed = random.chance(0.7) || guard === guards[0];
    if (status === 'completed' && isReviewed) addReview(guard, client, -period.to - 1);
  };

  const addReview = (guard: DemoGuardRow, client: DemoClientRow, daysAgo: number): void => {
    const [rating, comment] = random.pick(reviews);
    const createdAt = calendar.instant(Math.max(1, daysAgo));
    rows.guard_reviews.push({
      id: calendar.idAt(createdAt),
      guard_id: guard.id,
      client_id: client.id,
      client_name: client.name,
      rating,
      comment,
      created_at: createdAt,
    });
  };

  const veterans = guards.slice(0, -NEW_GUARDS);
  const known = clients.slice(0, -NEW_CLIENTS);
  /** The first day of a guard's assignments, before which earlier ones have to end. */
  const busyFrom = new Map<string, number>();
  const current = known.filter((client) => client.until > 0);
  let replaced = 0;
  veterans.slice(0, OPEN).forEach((guard, index) => {
    const from = -random.between(5, 60);
    // The client whose login is printed has the first three guards.
    const start = index < 3 ? 0 : index;
    const candidates = [...current.slice(start % current.length), ...current];
    const client = candidates.find((candidate) => hasRoom(candidate, { from, to: candidate.until }));
    if (!client) throw new Error('No client of the demo has room for another guard');
    const period = { from, to: Math.min(client.until, random.between(20, 150)) };
    assign(guard, client, period, index % 6 === 5 ? 'onBreak' : 'active');
    busyFrom.set(guard.id, from);
    const sick = veterans[OPEN + REPLACED.indexOf(index)];
    const before = { from: from - 20, to: from - 1 };
    if (!REPLACED.includes(index) || !sick || !hasRoom(client, before)) return;
    assign(sick, client, before, 'completed', 'Fever, back in two weeks');
    busyFrom.set(sick.id, before.from);
    replaced += 1;
  });
  for (let made = replaced, tried = 0; made < PAST; tried += 1) {
    const guard = veterans[tried % veterans.length];
    if (!guard) throw new Error('The demo has no guards');
    const to = (busyFrom.get(guard.id) ?? -2) - random.between(2, 15);
    const period = { from: to - random.between(12, 75), to };
    const first = random.between(0, known.length - 1);
    const client = [...known.slice(first), ...known].find((candidate) => hasRoom(candidate, period));
    if (!client || -period.from > guard.since) continue;
    assign(guard, client, period, 'completed');
    busyFrom.set(guard.id, period.from);
    made += 1;
  }
}

/** Sets each guard's status by its open assignment and its rating to the mean of its reviews. */
export function updateGuards(rows: DemoRows): void {
  for (const guard of rows.guards) {
    const open = rows.assignments.some((row) => row.guard_id === guard.id && row.status !== 'completed');
    guard.status = open ? 'assigned' : 'available';
    const stars = rows.guard_reviews.filter((row) => row.guard_id === guard.id).map((row) => row.rating);
    const sum = stars.reduce((total, rating) => total + rating, 0);
    guard.rating = stars.length === 0 ? 0 : Math.round((sum / stars.length) * 10) / 10;
  }
}

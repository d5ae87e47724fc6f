import { earlierDay, financialYear, laterDay } from '@prahari/domain/days';
import { daysOf } from '@prahari/domain/duty-days';
import { defaultHours } from '@prahari/domain/post-hours';
import type { Shift } from '@prahari/domain/shifts';
import { reviews } from '../src/demo/names.ts';
import { demoClients } from '../src/demo/places.ts';
import { dutyRows } from '../src/features/scheduling/duties/duty.rows.ts';
import { asText, type CompanyBuilder } from './company-builder.ts';

const shifts: readonly Shift[] = ['day', 'night', '24h'];
const DAY_MS = 86_400_000;
/** Duties are made for this many days before and after today: enough for each figure, and soon written. */
const DUTY_DAYS = 35;

/**
 * Yields a client's id for each requested guard, all clients in turn. One client in six has none.
 */
function* openPlaces({ rows }: CompanyBuilder): Generator<string> {
  const requestedGuards = new Map(
    rows.client_applications
      .filter(({ status }) => status === 'approved')
      .map((request) => [request.user_id, request.number_of_guards]),
  );
  for (let round = 0; round < 5; round += 1)
    for (const [index, { id, user_id }] of rows.clients.entries())
      if (index % 6 !== 5 && (requestedGuards.get(user_id) ?? 0) > round) yield id;
}

/** Assigns two guards of three; one in five has completed an earlier assignment with a review. */
export function addAssignments(builder: CompanyBuilder): void {
  const { rows, random, idAt, day, instantOf, addAudit } = builder;
  const places = openPlaces(builder);
  const postOf = new Map(rows.posts.map(({ id, client_id }) => [client_id, id]));
  const add = (
    at: number,
    work: {
      guard_id: string;
      client_id: string;
      status: 'active' | 'onBreak' | 'completed';
      end_date: string;
    },
  ) => {
    const { street, city, state, zipCode: zip_code } = random.pick(demoClients);
    const id = idAt(at);
    const shift = random.pick(shifts);
    const hours = defaultHours[shift];
    const post_id = work.status === 'completed' ? null : (postOf.get(work.client_id) ?? null);
    rows.assignments.push({
      id,
      guard_id: work.guard_id,
      client_id: work.client_id,
      post_id,
      shift,
      starts_at: hours.startsAt,
      hours: hours.hours,
      status: work.status,
      street,
      city,
      state,
      zip_code,
      start_date: asText(at).slice(0, 10),
      end_date: work.end_date,
      created_at: asText(at),
      completed_at: work.status === 'completed' ? `${work.end_date}T12:00:00.000Z` : null,
    });
    addAudit(at, { action: 'assignGuard', entity: 'assignments', entityId: id });
    if (work.status === 'completed') return;
    const days = daysOf({
      startDate: laterDay(asText(at).slice(0, 10), day(-DUTY_DAYS)),
      endDate: earlierDay(work.end_date, day(DUTY_DAYS)),
    });
    const parties = { assignmentId: id, guardId: work.guard_id, clientId: work.client_id, postId: post_id };
    rows.duties.push(...dutyRows(parties, hours, days).map((duty) => ({ ...duty, id: idAt(at) })));
  };
  for (const [index, guard] of rows.guards.entries()) {
    if (index % 5 === 0) {
      const at = Date.parse(guard.created_at);
      const before = random.pick(rows.clients);
      add(at, {
        guard_id: guard.id,
        client_id: before.id,
        status: 'completed',
        end_date: asText(at + 10 * DAY_MS).slice(0, 10),
      });
      const [rating, comment] = random.pick(reviews);
      guard.rating = rating;
      rows.guard_reviews.push({
        id: idAt(at + DAY_MS),
        guard_id: guard.id,
        client_id: before.id,
        client_name: 'Deccan Pearl IT Park',
        rating,
        comment,
        created_at: asText(at + DAY_MS),
      });
    }
    const client_id = index % 3 === 2 ? undefined : places.next().value;
    if (!client_id) continue;
    guard.status = 'assigned';
    add(instantOf(rows.guards.length - 1, rows.guards.length) - random.between(0, 20) * DAY_MS, {
      guard_id: guard.id,
      client_id,
      status: index % 12 === 1 ? 'onBreak' : 'active',
      end_date: day(random.between(1, 200)),
    });
  }
}

/** Adds bills to the clients in turn: seven of ten paid, others pending or overdue. */
export function addBills(builder: CompanyBuilder, count: number): void {
  const { rows, random, idAt, instantOf, addAudit } = builder;
  const last = new Map<string, number>();
  for (let index = 0; index < count; index += 1) {
    const client = rows.clients[index % rows.clients.length];
    if (!client) return;
    const at = instantOf(index, count);
    const year = financialYear(asText(at).slice(0, 10));
    const number = (last.get(year) ?? 0) + 1;
    last.set(year, number);
    const id = idAt(at);
    const amount = random.between(900_000, 45_000_000);
    const isPaid = random.chance(0.7);
    rows.bills.push({
      id,
      number: `PR/${year}/${String(number).padStart(6, '0')}`,
      series: `PR/${year}`,
      client_id: client.id,
      amount_paise: amount,
      taxable_paise: amount,
      settled_paise: isPaid ? amount : 0,
      bill_date: asText(at).slice(0, 10),
      due_date: asText(at + 15 * DAY_MS).slice(0, 10),
      description: `Security services at ${client.location}: ${random.between(1, 5)} guards for the month`,
      drive_link: `https://drive.google.com/file/d/${id.replaceAll('-', '')}/view`,
      paid_at: isPaid ? asText(at + DAY_MS / 2) : null,
      deleted_at: index % 100 === 99 ? asText(at + DAY_MS) : null,
      created_at: asText(at),
    });
    addAudit(at, { action: 'generateBill', entity: 'bills', entityId: id });
  }
  rows.bill_counters = [...last].map(([year, number]) => ({ series: `PR/${year}`, last: number }));
}

import type { WorkedMonth } from '@prahari/contract/muster.schemas';
import { addDays, today } from '@prahari/domain/days';
import { HOUR_MS } from '@prahari/domain/post-hours';
import type { Db } from '../../../db/tables.ts';
import { attendedSince } from '../../company/company.service.ts';
import * as queries from './guard-month.queries.ts';
import { sinceOf } from './muster-lock.ts';
import { markedDuty } from './muster-reply.ts';

const MONTHS = 12;

/** Returns the first day of the month eleven months ago: with this one there are twelve. */
function firstDay(day: string): string {
  let first = `${day.slice(0, 7)}-01`;
  for (let month = 1; month < MONTHS; month += 1) first = `${addDays(first, -1).slice(0, 7)}-01`;
  return first;
}

/** Returns the last twelve months of the caller with duties that were done, the latest first. */
export async function readOwnHistory(db: Db, userId: string): Promise<WorkedMonth[]> {
  const guardId = await queries.selectGuardId(db, userId);
  if (guardId === undefined) return [];
  const [now, since, day] = [Date.now(), await attendedSince(db), today()];
  const duties = await queries.selectDutiesBetween(db, guardId, { first: firstDay(day), last: day });
  const months = new Map<string, { days: Set<string>; ms: number; clients: Set<string> }>();
  for (const duty of duties) {
    const { mark } = markedDuty(duty, now, sinceOf(duty, since));
    if (mark !== 'P' && mark !== 'L') continue;
    const month = duty.day.slice(0, 7);
    const sum = months.get(month) ?? { days: new Set(), ms: 0, clients: new Set() };
    sum.days.add(duty.day);
    sum.ms += (duty.leftAt ?? duty.endsAt) - duty.beginsAt;
    sum.clients.add(duty.client);
    months.set(month, sum);
  }
  return [...months]
    .map(([month, { days, ms, clients }]) => ({
      month,
      days: days.size,
      hours: Math.round((ms / HOUR_MS) * 100) / 100,
      clients: [...clients].sort(),
    }))
    .reverse();
}

import { musterChanged } from '@prahari/contract/muster';
import type { GuardMonth } from '@prahari/contract/muster.schemas';
import { today } from '@prahari/domain/days';
import { everyDayOf, lastDayOf } from '@prahari/domain/muster';
import { HOUR_MS } from '@prahari/domain/post-hours';
import { AppError, invalidFields } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { nowText } from '../../../db/ids.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { attendedSince } from '../../company/company.service.ts';
import { dropUnsent } from '../../messages/messages.service.ts';
import { isDone } from './counted-duties.service.ts';
import * as queries from './guard-month.queries.ts';
import { sinceOf } from './muster-lock.ts';
import { markedDuty, versionHash } from './muster-reply.ts';

const rounded = (hours: number): number => Math.round(hours * 100) / 100;

type Cell = GuardMonth['cells'][number];

/** Counts a guard's month from the duties that were done: two of one day are one day with the hours of both. */
async function countMonth(db: Db, guardId: string, month: string): Promise<GuardMonth> {
  const now = Date.now();
  const since = await attendedSince(db);
  const duties = await queries.selectGuardDuties(db, guardId, month);
  const stays = await queries.selectGuardStays(db, guardId, month);
  const agreed = await queries.selectGuardMonth(db, guardId, month);
  const cells = everyDayOf(month).flatMap((day): Cell[] => {
    const own = duties.filter((duty) => duty.day === day);
    const belongs = stays.some((stay) => stay.startDate <= day && day <= lastDayOf(stay));
    if (own.length === 0) return [{ day, mark: belongs ? 'WO' : '', hours: 0 }];
    return own.map((duty) => {
      const { mark, flags, isCorrected } = markedDuty(duty, now, sinceOf(duty, since));
      const worked = (duty.leftAt ?? duty.endsAt) - duty.beginsAt;
      return {
        day,
        dutyId: duty.id,
        mark,
        hours: isDone({ mark }) ? rounded(worked / HOUR_MS) : 0,
        client: duty.client,
        ...(isCorrected && { corrected: true }),
        ...(flags.length > 0 && { flags }),
      };
    });
  });
  const done = cells.filter(isDone);
  const days = new Set(done.map(({ day }) => day)).size;
  const hours = rounded(done.reduce((sum, cell) => sum + cell.hours, 0));
  const isSame = agreed !== undefined && agreed.days === days && agreed.hours === hours;
  const version = versionHash(cells.map(({ dutyId = '', mark, hours }) => [dutyId, mark, hours]));
  return { month, days, hours, cells, version, ...(isSame && { agreedAt: agreed.agreed_at }) };
}

const emptyMonth = (month: string): GuardMonth => ({
  month,
  days: 0,
  hours: 0,
  cells: everyDayOf(month).map((day) => ({ day, mark: '', hours: 0 })),
});

/** Names a guard's month in what its guard is told of it. */
export const guardMonthAbout = (userId: string, month: string): string => `month:${month}:${userId}`;

/** Returns a guard's own month; an empty one for somebody not hired. */
export async function readOwnMonth(db: Db, userId: string, month: string): Promise<GuardMonth> {
  const guardId = await queries.selectGuardId(db, userId);
  return guardId === undefined ? emptyMonth(month) : countMonth(db, guardId, month);
}

/**
 * Agrees a guard's own month. Agreeing the same again changes nothing.
 * @param version of the month that was shown; without it, the month counts as it is now
 * @throws musterChanged, 400 for a month to come
 */
export async function agreeOwnMonth(
  db: Db,
  userId: string,
  { month, version }: { month: string; version?: string | undefined },
): Promise<GuardMonth> {
  if (month > today().slice(0, 7))
    throw invalidFields([{ path: 'month', message: 'The month has not begun' }]);
  return inTransaction(db, async (tx) => {
    const guardId = await queries.selectGuardId(tx, userId);
    if (guardId === undefined) return emptyMonth(month);
    await queries.lockGuard(tx, guardId);
    const counted = await countMonth(tx, guardId, month);
    if (counted.agreedAt !== undefined) return counted;
    if (version !== undefined && version !== counted.version) throw new AppError(musterChanged);
    const agreedAt = nowText();
    const { days, hours } = counted;
    await dropUnsent(tx, guardMonthAbout(userId, month));
    await queries.upsertGuardMonth(tx, { guard_id: guardId, month, days, hours, agreed_at: agreedAt });
    await audit(tx, {
      actorId: userId,
      action: 'agreeOwnMonth',
      entity: 'guards',
      entityId: guardId,
      detail: { month, days, hours, guardId, userId },
    });
    return { ...counted, agreedAt };
  });
}

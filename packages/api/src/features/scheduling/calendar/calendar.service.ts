import { hash, randomBytes } from 'node:crypto';
import { calendarNotFound } from '@prahari/contract/duties';
import type { CalendarFeed } from '@prahari/contract/duties.schemas';
import type { LanguageCode } from '@prahari/contract/languages';
import { notAGuard } from '@prahari/contract/leave';
import { type CalendarEvent, calendarText } from '@prahari/domain/calendar';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockCaller } from '../../auth/users/users.service.ts';
import * as queries from './calendar.queries.ts';

const DAY_MS = 86_400_000;
const PAST_MS = 30 * DAY_MS;
const AHEAD_MS = 183 * DAY_MS;

const hashToken = (token: string): string => hash('sha256', token);

const auditFeed = (
  tx: Tx,
  action: 'makeCalendarFeed' | 'endCalendarFeed',
  { userId, guardId }: { userId: string; guardId: string },
) => audit(tx, { actorId: userId, action, entity: 'guards', entityId: guardId });

/** Makes the address of the caller's calendar; a former one ends. Only its hash is stored. @throws notAGuard */
export function makeFeed(db: Db, userId: string, siteUrl: string): Promise<{ url: string }> {
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, userId);
    const guard = await queries.selectGuardOf(tx, userId);
    if (!guard) throw new AppError(notAGuard);
    const token = randomBytes(32).toString('base64url');
    await queries.putFeed(tx, guard.id, hashToken(token));
    await auditFeed(tx, 'makeCalendarFeed', { userId, guardId: guard.id });
    return { url: `${siteUrl}/api/calendar/${token}.ics` };
  });
}

/** Ends the address of the caller's calendar. Without one, nothing changes. */
export function endFeed(db: Db, userId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const guard = await queries.selectGuardOf(tx, userId);
    if (guard && (await queries.deleteFeed(tx, guard.id)))
      await auditFeed(tx, 'endCalendarFeed', { userId, guardId: guard.id });
  });
}

/** Returns since when the caller has a calendar's address. */
export const ownFeed = async (db: Db, userId: string): Promise<CalendarFeed> => ({
  since: (await queries.selectFeedOf(db, userId))?.since ?? null,
});

/** The same for a duty that is moved, deleted or written again. */
const uidOf = ({ assignmentId, day }: { assignmentId: string; day: string }): string =>
  `${assignmentId}-${day}@prahari`;

/** A duty and the name of the calendar, in the language of its guard. */
const words: Record<LanguageCode, { duty: string; duties: string }> = {
  en: { duty: 'Duty', duties: 'Duties' },
  hi: { duty: 'ड्यूटी', duties: 'मेरी ड्यूटी' },
  mr: { duty: 'ड्यूटी', duties: 'माझ्या ड्यूटी' },
};

function toEvent(duty: queries.CalendarDuty, name: string): CalendarEvent {
  const { client, street, city, state, zipCode, plan } = duty;
  return {
    uid: uidOf(duty),
    beginsAt: duty.beginsAt,
    endsAt: duty.leftAt ?? duty.endsAt,
    summary: `${name}: ${client}`,
    location: [street, city, `${state} ${zipCode}`].filter((part) => part.trim() !== '').join(', '),
    isCancelled: plan === 'leave' || plan === 'cancelled',
  };
}

/** Returns the calendar of an address, text/calendar. @throws calendarNotFound, also for a disabled account */
export async function readCalendar(db: Db, token: string): Promise<string> {
  const owner = await queries.selectOwner(db, hashToken(token));
  if (!owner) throw new AppError(calendarNotFound);
  const { duty, duties: name } = words[owner.language ?? 'en'];
  const now = Date.now();
  const span = { from: now - PAST_MS, to: now + AHEAD_MS };
  const duties = await queries.selectDuties(db, owner.guardId, span);
  const removed = await queries.selectRemoved(db, owner.guardId, span);
  const events = [
    ...duties.map((one) => toEvent(one, duty)),
    ...removed.map((one) => ({ ...one, uid: uidOf(one), summary: duty, isCancelled: true })),
  ];
  return calendarText({ name, events }, now);
}

import type { Day } from '@prahari/domain/days';
import { formatClock } from '@prahari/domain/format';
import { DAY_MS } from '@prahari/domain/post-hours';
import { nowText } from '../../db/ids.ts';
import type { Tx } from '../../db/tables.ts';
import { dropMail } from '../../mail/outbox.queries.ts';
import { readCompany } from '../company/company.service.ts';
import { queueMessageMail } from './message-mail.service.ts';
import * as messages from './messages.queries.ts';
import { type Part, tell, toPartRows } from './messages.service.ts';
import * as queries from './shift-reminder.queries.ts';

const ACT = 'shift:';

/** The act of reminding guards of their duties of a day. */
export const shiftAct = (day: Day): string => `${ACT}${day}`;

type DutyOfDay = Awaited<ReturnType<typeof queries.selectDutiesOf>>[number];

const text = (instant: number): string => new Date(instant).toISOString();

const timing = ({ beginsAt, endsAt }: DutyOfDay): string =>
  endsAt - beginsAt === DAY_MS ? '24 hours' : `${formatClock(text(beginsAt))}–${formatClock(text(endsAt))}`;

const toPart = (duty: DutyOfDay, day: Day): Part<'shift-tomorrow'> => ({
  about: duty.id,
  // In the order of their begin.
  key: `${text(duty.beginsAt)} ${duty.id}`,
  names: [duty.clientUserId],
  facts: {
    guard: duty.guard,
    client: duty.client,
    place: [duty.street, duty.city].filter(Boolean).join(', '),
    timing: timing(duty),
    from: day,
    to: day,
  },
});

/** Returns what a guard is told of a day, and when that says nothing new; undefined without a duty. */
async function reminderOf(tx: Tx, userId: string, day: Day) {
  const duties = await queries.selectDutiesOf(tx, userId, day);
  const [first] = duties;
  return first && { parts: duties.map((duty) => toPart(duty, day)), expiresAt: text(first.beginsAt) };
}

/** Tells a guard of the duties of a day in one message. */
export async function tellOfShift(tx: Tx, userId: string, day: Day): Promise<boolean> {
  const reminder = await reminderOf(tx, userId, day);
  if (!reminder) return false;
  return tell(tx, { kind: 'shift-tomorrow', to: userId, act: shiftAct(day), ...reminder });
}

type Reminder = Awaited<ReturnType<typeof queries.selectUnsentReminders>>[number];

async function renew(tx: Tx, message: Reminder, userId: string): Promise<void> {
  const reminder = await reminderOf(tx, userId, message.act.slice(ACT.length));
  const before = await messages.selectParts(tx, [message.id]);
  const rows = toPartRows(message.id, reminder?.parts ?? []);
  const factsIn = (parts: typeof rows) => JSON.stringify(parts.map(({ facts }) => facts));
  if (factsIn(before) === factsIn(rows)) return;
  const hasLeft = message.mail_id !== null && !(await dropMail(tx, message.mail_id));
  // Deleted, the reminder is written again for duties that come later.
  if (!reminder) {
    await (hasLeft ? messages.expire(tx, message.id) : messages.deleteUnsent(tx, message.id));
    return;
  }
  await queries.deleteAllParts(tx, message.id);
  await messages.insertParts(tx, rows);
  await queries.setExpiry(tx, message.id, reminder.expiresAt);
  const person = hasLeft ? undefined : await messages.selectReader(tx, userId);
  const { phone: officePhone } = await readCompany(tx);
  if (person) await queueMessageMail(tx, message, { ...person, holdMs: 0, officePhone });
}

/** Rewrites a guard's reminder of tomorrow that is still to be sent where duties have changed. */
export async function renewShiftReminder(tx: Tx, guardId: string): Promise<void> {
  const userId = await queries.selectUserOfGuard(tx, guardId);
  if (userId === undefined) return;
  for (const message of await queries.selectUnsentReminders(tx, userId, nowText()))
    await renew(tx, message, userId);
}

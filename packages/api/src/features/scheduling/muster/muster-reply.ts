import { hash } from 'node:crypto';
import type { DutyFlag } from '@prahari/contract/duties';
import type { Muster, MusterCell } from '@prahari/contract/muster.schemas';
import { type Day, today } from '@prahari/domain/days';
import { dutyState, isAsPlanned } from '@prahari/domain/duty-state';
import { everyDayOf, lastDayOf, markOf, sumsOf } from '@prahari/domain/muster';
import { parseJson } from '../../../db/json-rows.ts';
import type { AttendedSince } from '../duties/duty-reply.ts';
import { dutyCount } from './duty-count.ts';
import type {
  AdjustmentRow,
  DisputeRow,
  MusterAssignment,
  MusterDutyRow,
  MusterPost,
  NamedMusterRow,
} from './muster.queries.ts';
import { isAgreed, isSilent, musterState } from './muster-lock.ts';

/** Everything that a month is counted from. */
export interface MusterRecords {
  post: MusterPost;
  month: string;
  row: NamedMusterRow | undefined;
  duties: readonly MusterDutyRow[];
  assignments: readonly MusterAssignment[];
  /** Days on which its guards have a duty at another post. */
  elsewhere: readonly { guardId: string; day: Day }[];
  disputes: readonly DisputeRow[];
  adjustments: readonly AdjustmentRow[];
  /** Since when attendance is kept. */
  since: AttendedSince;
}

/** Names the content of a month, so that nobody agrees another one than was shown. */
export const versionHash = (content: unknown): string => hash('sha256', JSON.stringify(content));

const text = (instant: number) => new Date(instant).toISOString();
/** The name of somebody who left no account. */
const SOMEBODY = 'The office';

type Counted = Pick<
  MusterDutyRow,
  'beginsAt' | 'endsAt' | 'plan' | 'startedAt' | 'marked' | 'flags' | 'correction'
>;

/** Returns the mark of a duty and its flags. @param since since when attendance is kept, or was when it was sent */
export function markedDuty(duty: Counted, now: number, since: AttendedSince) {
  const stored = parseJson<DutyFlag[]>(duty.flags);
  const attended = { ...duty, isEnteredLater: stored.includes('as-planned') };
  const mark = markOf({ ...duty, state: dutyState(attended, now, since) }, now);
  const flags: DutyFlag[] = stored.filter((flag) => flag !== 'as-planned');
  if (mark === 'P' && isAsPlanned(attended, since)) flags.push('as-planned');
  return { mark, flags, isCorrected: duty.correction !== null };
}

const disputeOf = (row: DisputeRow): NonNullable<MusterCell['dispute']> => ({
  reason: row.reason,
  at: text(row.disputedAt),
  ...(row.counts !== null &&
    row.answeredAt !== null && {
      answer: {
        counts: row.counts,
        note: row.note,
        by: row.answeredBy ?? SOMEBODY,
        at: text(row.answeredAt),
      },
    }),
});

const adjustmentOf = (row: AdjustmentRow): NonNullable<MusterCell['adjustment']> => ({
  counts: row.counts,
  reason: row.reason,
  by: row.adjustedBy ?? SOMEBODY,
  at: text(row.adjustedAt),
});

/** Returns the cell of a duty. A sent month is read with the attendance of its sending. */
function cellOf(
  duty: MusterDutyRow,
  { row, disputes, adjustments, since }: MusterRecords,
  now: number,
): MusterCell {
  const wasSent = row !== undefined && row.state !== 'open' && duty.endsAt <= row.covers_until;
  const { mark, flags, isCorrected } = markedDuty(duty, now, wasSent ? row.attended_since : since);
  const own = disputes.filter(({ dutyId }) => dutyId === duty.id);
  const last = own.at(-1);
  const answer = own.findLast(({ counts }) => counts !== null);
  const adjustment = adjustments.find(({ dutyId }) => dutyId === duty.id);
  const hasOpenDispute = own.some(({ isOpen }) => isOpen === 1);
  const endedAt = duty.endedAt ?? duty.leftAt;
  return {
    day: duty.day,
    dutyId: duty.id,
    mark,
    counts: dutyCount({ ...duty, mark }, answer),
    ...(duty.startedAt !== null && { startedAt: text(duty.startedAt) }),
    ...(endedAt !== null && { endedAt: text(endedAt) }),
    ...(duty.reliever === 1 && { reliever: true }),
    ...(duty.isDouble && (duty.plan === 'planned' || duty.plan === 'left') && { double: true }),
    ...(isCorrected && { corrected: true }),
    ...(flags.length > 0 && { flags }),
    ...(isAgreed(row, { endsAt: duty.endsAt, hasOpenDispute }, now) && { agreed: true }),
    ...(last && { dispute: disputeOf(last) }),
    ...(adjustment && { adjustment: adjustmentOf(adjustment) }),
  };
}

function guardsOf(records: MusterRecords, now: number): Muster['guards'] {
  const days = everyDayOf(records.month);
  const names = new Map(records.assignments.map(({ guardId, guardName }) => [guardId, guardName]));
  return [...names].map(([guardId, name]) => {
    const own = records.duties.filter((duty) => duty.guardId === guardId);
    const stays = records.assignments.filter((one) => one.guardId === guardId);
    const elsewhere = records.elsewhere.filter((duty) => duty.guardId === guardId);
    const cells = days.flatMap((day): MusterCell[] => {
      const duties = own.filter((duty) => duty.day === day);
      if (duties.length > 0) return duties.map((duty) => cellOf(duty, records, now));
      const belongs = stays.some((stay) => stay.startDate <= day && day <= lastDayOf(stay));
      const isOff = belongs && !elsewhere.some((duty) => duty.day === day);
      return [{ day, mark: isOff ? 'WO' : '', counts: 0 }];
    });
    return { guard: { _id: guardId, name }, cells, ...sumsOf(cells) };
  });
}

function daysOf({ post, month }: MusterRecords, guards: Muster['guards']): Muster['days'] {
  const present = new Map<Day, number>();
  for (const { cells } of guards)
    for (const { day, counts } of cells) present.set(day, (present.get(day) ?? 0) + counts);
  return everyDayOf(month).map((day) => ({
    day,
    asked: post.startDate <= day && day <= post.endDate ? post.asked : 0,
    present: present.get(day) ?? 0,
  }));
}

function actsOf(row: NamedMusterRow | undefined, now: number): Pick<Muster, 'sent' | 'agreed' | 'silentAt'> {
  if (row === undefined || row.state === 'open') return {};
  const bySilence = isSilent(row, now) || row.agreed_how === 'silence';
  const agreedAt = isSilent(row, now) ? row.silent_at : row.agreed_at;
  return {
    ...(row.sent_at !== null && { sent: { at: text(row.sent_at), by: row.senderName ?? SOMEBODY } }),
    ...(musterState(row, now) === 'agreed' &&
      agreedAt !== null && {
        agreed: {
          at: text(agreedAt),
          by: bySilence ? '' : (row.agreerName ?? ''),
          byLink: !bySilence && row.agreed_how === 'link',
          bySilence,
        },
      }),
    ...(row.silent_at !== null && !isSilent(row, now) && { silentAt: text(row.silent_at) }),
  };
}

/** Names what an agreement of the client agrees: the sent duties and what they count. */
function versionOf({ duties, row }: MusterRecords, guards: Muster['guards']): string {
  const sent = new Set(
    row && row.state !== 'open'
      ? duties.filter(({ endsAt }) => endsAt <= row.covers_until).map(({ id }) => id)
      : [],
  );
  const agreed = guards.flatMap(({ guard, cells }) =>
    cells
      .filter(({ dutyId = '' }) => sent.has(dutyId))
      .map(({ dutyId, mark, counts }) => [guard._id, dutyId, mark, counts]),
  );
  return versionHash(agreed);
}

/** Returns a month as office and client see it. @param now in ms since 1970 */
export function toMuster(records: MusterRecords, now: number): Muster {
  const { post, month, row, since } = records;
  const guards = guardsOf(records, now);
  const days = daysOf(records, guards);
  const { street, city, state, zipCode } = post;
  const before = today(new Date(now));
  const sumOf = (counted: Muster['days']) => counted.reduce((sum, { asked }) => sum + asked, 0);
  return {
    state: musterState(row, now),
    month,
    post: {
      _id: post.id,
      client: { _id: post.clientId, name: post.clientName },
      place: { street, city, state, zipCode },
      shift: post.shift,
      startsAt: post.startsAt,
      hours: post.hours,
      asked: post.asked,
    },
    guards,
    days,
    totals: {
      asked: sumOf(days),
      due: sumOf(days.filter(({ day }) => day < before)),
      ...sumsOf(guards.flatMap(({ cells }) => cells)),
    },
    ...actsOf(row, now),
    isAsPlanned: since === null,
    version: versionOf(records, guards),
  };
}

import type { BilledFrom } from '@prahari/contract/bill-months';
import type { Day } from '@prahari/domain/days';
import type { DutyCount, MusterMark } from '@prahari/domain/muster';
import { hoursOfDuty } from '@prahari/domain/post-hours';
import type { Shift } from '@prahari/domain/shifts';
import { createPauses } from '../../../db/pauses.ts';
import type { Db } from '../../../db/tables.ts';
import { attendedSince } from '../../company/company.service.ts';
import type { AttendedSince } from '../duties/duty-reply.ts';
import {
  type CountedDutyRow,
  selectClientsWithDuties,
  selectCountedDuties,
} from './counted-duties.queries.ts';
import { dutyCount } from './duty-count.ts';
import { isAgreed, sinceOf } from './muster-lock.ts';
import { markedDuty } from './muster-reply.ts';

/** A duty as a bill sees it. */
export interface CountedDuty {
  id: string;
  clientId: string;
  /** Null where an assignment belongs to no post. */
  postId: string | null;
  guardId: string;
  guardName: string;
  day: Day;
  shift: Shift;
  hours: number;
  /** Instants in ms since 1970; null for what is not known. */
  beginsAt: number;
  endsAt: number;
  leftAt: number | null;
  startedAt: number | null;
  endedAt: number | null;
  mark: MusterMark;
  counts: DutyCount;
  isAgreed: boolean;
  /** The last time that its month was agreed, also by silence; null before. */
  agreedAt: number | null;
  /** True where the office adjusted it after it was agreed. */
  isAdjusted: boolean;
  /** False for one on leave or called off, which counts nothing. */
  stands: boolean;
  /** Its client waits for an answer, or has to agree the answer. */
  isDisputed: boolean;
}

/** True if the guard came to a duty, late or not. */
export const isDone = ({ mark }: Pick<CountedDuty, 'mark'>): boolean => mark === 'P' || mark === 'L';

function countedDuty(
  row: CountedDutyRow,
  { basedOn, since, now }: { basedOn: BilledFrom; since: AttendedSince; now: number },
): CountedDuty {
  const { endsAt, musterState, coversUntil, agreedUntil, silentAt } = row;
  const hasOpenDispute = Boolean(row.hasOpenDispute);
  const { mark } = markedDuty(row, now, sinceOf(row, since));
  const muster =
    musterState === null
      ? undefined
      : { silent_at: silentAt, covers_until: coversUntil ?? 0, agreed_until: agreedUntil ?? 0 };
  const stands = row.plan === 'planned' || row.plan === 'left';
  const { shift, hours } = hoursOfDuty(row, row);
  const counted =
    basedOn === 'planned' && stands
      ? 1
      : dutyCount({ ...row, mark }, { counts: row.answeredCounts, answeredAt: row.answeredAt });
  return {
    id: row.id,
    clientId: row.clientId,
    postId: row.postId,
    guardId: row.guardId,
    guardName: row.guardName,
    day: row.day,
    shift,
    hours,
    beginsAt: row.beginsAt,
    endsAt,
    leftAt: row.leftAt,
    startedAt: row.startedAt,
    endedAt: row.endedAt,
    mark,
    counts: row.adjusted ?? counted,
    stands,
    isAdjusted: row.adjusted !== null,
    isAgreed: isAgreed(muster, { endsAt, hasOpenDispute }, now),
    agreedAt: row.agreedAt ?? silentAt,
    isDisputed: hasOpenDispute,
  };
}

/** Clients whose duties are read at once: some 2,000 duties of a month. */
const CLIENTS_AT_ONCE = 10;

/** Returns what the duties of a period count. While those of all clients are read, other requests run in between. */
export async function countDuties(
  db: Db,
  {
    basedOn,
    ...period
  }: { from: Day; to: Day; clientIds?: readonly string[] | undefined; basedOn: BilledFrom },
): Promise<CountedDuty[]> {
  const since = await attendedSince(db);
  const now = Date.now();
  const count = async (clientIds: readonly string[]) =>
    (await selectCountedDuties(db, { ...period, clientIds })).map((row) =>
      countedDuty(row, { basedOn, since, now }),
    );
  if (period.clientIds) return count(period.clientIds);
  const clientIds = await selectClientsWithDuties(db, period);
  const pause = createPauses();
  const duties: CountedDuty[] = [];
  for (let at = 0; at < clientIds.length; at += CLIENTS_AT_ONCE) {
    await pause();
    for (const duty of await count(clientIds.slice(at, at + CLIENTS_AT_ONCE))) duties.push(duty);
  }
  return duties;
}

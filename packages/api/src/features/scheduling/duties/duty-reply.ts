import type { DutyFlag } from '@prahari/contract/duties';
import type { Duty, OwnDuty } from '@prahari/contract/duties.schemas';
import type { PostPosition } from '@prahari/contract/posts.schemas';
import { metersBetween } from '@prahari/domain/distance';
import { dutyState, isAsPlanned } from '@prahari/domain/duty-state';
import { parseJson } from '../../../db/json-rows.ts';
import type { DutyRecord } from './duty-reads.queries.ts';

/** A position as it is stored with a duty. */
export interface StoredPosition {
  latitude: number;
  longitude: number;
  accuracyMeters: number;
  takenAt: string;
  ageSeconds: number;
}

/** Since when attendance is kept, in ms since 1970; null where it is not. */
export type AttendedSince = number | null;

const text = (instant: number) => new Date(instant).toISOString();
const storedFlags = ({ flags }: DutyRecord): DutyFlag[] => parseJson<DutyFlag[]>(flags);

const attended = (row: DutyRecord) => ({ ...row, isEnteredLater: storedFlags(row).includes('as-planned') });

/** Returns a duty's state now. */
export const stateOf = (row: DutyRecord, now: number, since: AttendedSince) =>
  dutyState(attended(row), now, since);

function flagsOf(row: DutyRecord, now: number, since: AttendedSince): DutyFlag[] {
  const flags = new Set<DutyFlag>(storedFlags(row));
  flags.delete('as-planned');
  const isOver = now >= row.endsAt;
  if (isOver && row.plan === 'planned' && isAsPlanned(attended(row), since)) flags.add('as-planned');
  if (isOver && row.startedAt !== null && row.endedAt === null && row.plan === 'planned') flags.add('no-end');
  if (row.correction !== null) flags.add('corrected');
  return [...flags];
}

/** Returns how far from its post a position is, in meters; undefined where the post's is not known. */
export function metersFromPost(
  position: { latitude: number; longitude: number },
  postPosition: string | null,
): { meters: number; radiusMeters: number } | undefined {
  if (postPosition === null) return undefined;
  const post = parseJson<PostPosition>(postPosition);
  return { meters: metersBetween(position, post), radiusMeters: post.radiusMeters };
}

function evidenceOf({ position, postPosition }: DutyRecord): Duty['position'] {
  if (position === null) return undefined;
  const stored = parseJson<StoredPosition>(position);
  const distance = metersFromPost(stored, postPosition);
  return { ...stored, ...(distance && { meters: distance.meters }) };
}

/** Returns a correction without the id of who made it, by which an erasure finds the name. */
function correctionOf(text: string): NonNullable<Duty['correction']> {
  const { reason, by, at, before } = parseJson<NonNullable<Duty['correction']>>(text);
  return { reason, by, at, before };
}

/** Returns a duty as its guard sees it. */
export function toOwnDuty(row: DutyRecord, now: number, since: AttendedSince): OwnDuty {
  const { street, city, state, zipCode, shift, hours } = row;
  const position = evidenceOf(row);
  const endedAt = row.endedAt ?? row.leftAt;
  return {
    _id: row.id,
    assignmentId: row.assignmentId,
    day: row.day,
    beginsAt: text(row.beginsAt),
    endsAt: text(row.endsAt),
    state: stateOf(row, now, since),
    ...(row.startedAt !== null && { startedAt: text(row.startedAt) }),
    ...(endedAt !== null && { endedAt: text(endedAt) }),
    ...(row.arrivedAt !== null && { arrivedAt: text(row.arrivedAt) }),
    ...(row.startedBy !== null && { startedBy: row.startedBy }),
    flags: flagsOf(row, now, since),
    attended: since !== null,
    ...(position && { position }),
    ...(row.correction !== null && { correction: correctionOf(row.correction) }),
    guard: { _id: row.guardId, name: row.guardName },
    post: {
      _id: row.postId,
      client: { _id: row.clientId, name: row.clientName },
      place: { street, city, state, zipCode },
      shift,
      startsAt: row.postStartsAt,
      hours,
    },
  };
}

/** Returns a duty as the office sees it, with phones. */
export function toDuty(row: DutyRecord, now: number, since: AttendedSince): Duty {
  const { guard, post, ...own } = toOwnDuty(row, now, since);
  return { ...own, guard: { ...guard, phone: row.guardPhone }, post: { ...post, phone: row.clientPhone } };
}

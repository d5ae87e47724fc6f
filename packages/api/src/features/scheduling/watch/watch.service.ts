import type { ParsedBodyOf } from '@prahari/contract/definition';
import { dutyNotFound } from '@prahari/contract/duties';
import { watchStates } from '@prahari/contract/watch';
import type * as contract from '@prahari/contract/watch.schemas';
import type { Watch, WatchRow, WatchStep } from '@prahari/contract/watch.schemas';
import { addDays, type Day, today } from '@prahari/domain/days';
import { LATE_MS } from '@prahari/domain/duty-state';
import { dutyInterval } from '@prahari/domain/post-hours';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { attendedSince } from '../../company/company.service.ts';
import { lockExistingGuard } from '../../membership/guard-membership.service.ts';
import { type DutyRecord, selectDuties, selectDuty } from '../duties/duty-reads.queries.ts';
import { toDuty } from '../duties/duty-reply.ts';
import { postsShortNow } from '../posts/posts.service.ts';
import {
  insertStep,
  noteLastCall,
  selectResponses,
  selectStep,
  selectSteps,
  type WatchStepRow,
} from '../watch-steps/watch-steps.queries.ts';
import * as queries from './watch.queries.ts';

const text = (instant: number): string => new Date(instant).toISOString();

const toStep = ({ id, kind, note, by, at }: WatchStepRow): WatchStep => ({
  _id: id,
  kind,
  note,
  by,
  at: text(at),
});

function dutyRow(row: DutyRecord, now: number): Omit<WatchRow, 'steps'> {
  const { street, city, state, zipCode, shift } = row;
  const isLate = now > row.beginsAt + LATE_MS;
  return {
    state: row.marked === 'absent' ? 'absent' : isLate ? 'late' : 'notStarted',
    day: row.day,
    beginsAt: text(row.beginsAt),
    endsAt: text(row.endsAt),
    post: {
      _id: row.postId,
      client: { _id: row.clientId, name: row.clientName },
      place: { street, city, state, zipCode },
      shift,
      startsAt: row.postStartsAt,
      hours: row.hours,
    },
    duty: {
      _id: row.id,
      assignmentId: row.assignmentId,
      guard: { _id: row.guardId, name: row.guardName, phone: row.guardPhone },
    },
  };
}

/** A row for the empty places of a post; undefined unless its duty runs now. */
function emptyRow(post: queries.ShortPost, now: number): Omit<WatchRow, 'steps'> | undefined {
  const { id, clientId, clientName, street, city, state, zipCode, shift, startsAt, hours, day, empty } = post;
  const { beginsAt, endsAt } = dutyInterval(day, { startsAt, hours });
  if (beginsAt > now || endsAt <= now) return undefined;
  return {
    state: 'nobody',
    day,
    beginsAt: text(beginsAt),
    endsAt: text(endsAt),
    post: {
      _id: id,
      client: { _id: clientId, name: clientName },
      place: { street, city, state, zipCode },
      shift,
      startsAt,
      hours,
    },
    empty,
  };
}

const order = (one: Omit<WatchRow, 'steps'>, other: Omit<WatchRow, 'steps'>): number =>
  watchStates.indexOf(one.state) - watchStates.indexOf(other.state) ||
  (one.beginsAt < other.beginsAt ? -1 : one.beginsAt > other.beginsAt ? 1 : 0) ||
  (one.post.client.name < other.post.client.name ? -1 : 1);

async function withSteps(db: Db, rows: readonly Omit<WatchRow, 'steps'>[], since: Day): Promise<WatchRow[]> {
  const clientIds = [...new Set(rows.map(({ post }) => post.client._id))];
  const steps = clientIds.length === 0 ? [] : await selectSteps(db, { clientIds, since });
  return rows.map((row) => ({
    ...row,
    steps: steps
      .filter(
        ({ clientId, postId, day, guardId, kind }) =>
          clientId === row.post.client._id &&
          postId === row.post._id &&
          day === row.day &&
          // An offer and a replacement are about the place, whoever's it is now.
          (kind !== 'called' || guardId === row.duty?.guard._id),
      )
      .map(toStep),
  }));
}

/** The first instant of a day's month in India. */
const monthBegin = (day: Day): number => Date.parse(`${day.slice(0, 7)}-01T00:00:00+05:30`);

/** Returns the duties that run now and need the office, the worst first. */
export async function getWatch(db: Db): Promise<Watch> {
  const now = Date.now();
  const day = today(new Date(now));
  const since = await attendedSince(db);
  const at = { day, now, since };
  const counts = await queries.countRunning(db, at);
  const waiting = since === null ? [] : await queries.selectNotStarted(db, at);
  const duties = await selectDuties(
    db,
    waiting.map(({ id }) => id),
  );
  const latest = await selectDuties(
    db,
    (await queries.selectStarted(db, at)).map(({ id }) => id),
  );
  const empty = (await queries.selectShortPosts(db, day, await postsShortNow(db))).flatMap(
    (post) => emptyRow(post, now) ?? [],
  );
  const rows = [...empty, ...duties.map((row) => dutyRow(row, now))].sort(order).slice(0, queries.MAX_ROWS);
  return {
    isAttended: since !== null,
    rows: await withSteps(db, rows, addDays(day, -1)),
    ...counts,
    nobody: empty.reduce((sum, row) => sum + (row.empty ?? 0), 0),
    latest: latest
      .sort((one, other) => (other.startedAt ?? 0) - (one.startedAt ?? 0))
      .map((row) => toDuty(row, now, since)),
    responses: await selectResponses(db, monthBegin(day)),
  };
}

/** Keeps that the office called the guard of a duty. @throws dutyNotFound, personErased */
export async function addWatchStep(
  tx: Tx,
  byUserId: string,
  { dutyId, note }: ParsedBodyOf<typeof contract.addWatchStep>,
): Promise<WatchStep> {
  const row = await selectDuty(tx, dutyId);
  if (!row) throw new AppError(dutyNotFound);
  const { clientId, postId, day, guardId, beginsAt } = row;
  // An erasure comes before or after the words.
  await lockExistingGuard(tx, guardId);
  const step = { clientId, postId, day, guardId, beginsAt, kind: 'called' as const, note, byUserId };
  // The words come after the call, which was kept when it was made.
  const id = (note && (await noteLastCall(tx, step))) || (await insertStep(tx, step));
  const entry = { action: 'addWatchStep', entity: 'assignments', entityId: row.assignmentId } as const;
  await audit(tx, { actorId: byUserId, ...entry, detail: { dutyId: row.id, guardId, day } });
  return toStep(await selectStep(tx, id));
}

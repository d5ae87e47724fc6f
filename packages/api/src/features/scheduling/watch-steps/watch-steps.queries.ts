import type { WatchStepKind } from '@prahari/contract/watch';
import type { Day } from '@prahari/domain/days';
import { sql } from 'kysely';
import { newId } from '../../../db/ids.ts';
import { idList, isOneOf } from '../../../db/one-of.ts';
import type { Db, Tx } from '../../../db/tables.ts';

/** A step about a place on a day. */
export interface NewWatchStep {
  clientId: string;
  /** Null for a duty that belongs to no post. */
  postId: string | null;
  day: Day;
  /** The guard whose duty it is about; null for a place that nobody has. */
  guardId: string | null;
  /** The begin of the duty, in ms since 1970. */
  beginsAt: number;
  kind: WatchStepKind;
  note?: string | undefined;
  byUserId: string;
}

/** Inserts a step of now and returns its id. */
export async function insertStep(tx: Tx, step: NewWatchStep): Promise<string> {
  const id = newId();
  await tx
    .insertInto('watch_steps')
    .values({
      id,
      client_id: step.clientId,
      post_id: step.postId,
      day: step.day,
      guard_id: step.guardId,
      begins_at: step.beginsAt,
      kind: step.kind,
      note: step.note?.trim() ?? '',
      by_user_id: step.byUserId,
      at: Date.now(),
    })
    .execute();
  return id;
}

const NOTED_WITHIN_MS = 30 * 60_000;

/** Adds words to the caller's latest call about a guard's duty that has none. Returns its id, or undefined. */
export async function noteLastCall(tx: Tx, step: NewWatchStep): Promise<string | undefined> {
  const last = await tx
    .selectFrom('watch_steps')
    .select(['id', 'note'])
    .where('client_id', '=', step.clientId)
    .where('day', '=', step.day)
    .where('guard_id', '=', step.guardId)
    .where('begins_at', '=', step.beginsAt)
    .where('kind', '=', 'called')
    .where('by_user_id', '=', step.byUserId)
    .where('at', '>', Date.now() - NOTED_WITHIN_MS)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.note !== '') return undefined;
  await tx
    .updateTable('watch_steps')
    .set({ note: step.note?.trim() ?? '' })
    .where('id', '=', last.id)
    .execute();
  return last.id;
}

const steps = (db: Db) =>
  db
    .selectFrom('watch_steps')
    .innerJoin('users', 'users.id', 'watch_steps.by_user_id')
    .select([
      'watch_steps.id',
      'watch_steps.client_id as clientId',
      'watch_steps.post_id as postId',
      'watch_steps.guard_id as guardId',
      'watch_steps.day',
      'watch_steps.kind',
      'watch_steps.note',
      'watch_steps.at',
      'users.name as by',
    ]);
export type WatchStepRow = Awaited<ReturnType<ReturnType<typeof steps>['execute']>>[number];

export const selectStep = (db: Db, id: string) =>
  steps(db).where('watch_steps.id', '=', id).executeTakeFirstOrThrow();

/** Returns the steps about clients' places on some days, the oldest first. */
export const selectSteps = (db: Db, { clientIds, since }: { clientIds: readonly string[]; since: Day }) =>
  steps(db)
    .where(isOneOf(db, 'watch_steps.client_id', idList(db, clientIds)))
    .where('watch_steps.day', '>=', since)
    .orderBy('watch_steps.id')
    .execute();

/** Returns who made the first step about how many places since an instant, and how long after the begin. */
export const selectResponses = async (db: Db, since: number) =>
  (
    await sql<{ by: string; places: number; averageMinutes: number }>`
      select users.name as "by", counted.places as "places", counted.minutes as "averageMinutes" from (
        select by_user_id, count(*) as places, avg((watch_steps.at - watch_steps.begins_at) / 60000.0) as minutes
        from watch_steps where watch_steps.at >= ${since} and not exists (
        select 1 from watch_steps earlier where earlier.client_id = watch_steps.client_id
        and coalesce(earlier.post_id, '') = coalesce(watch_steps.post_id, '')
        and coalesce(earlier.guard_id, '') = coalesce(watch_steps.guard_id, '')
        and earlier.day = watch_steps.day and earlier.id < watch_steps.id)
        group by by_user_id) as counted
      join users on users.id = counted.by_user_id order by counted.places desc, users.name`.execute(db)
  ).rows.map(({ by, places, averageMinutes }) => ({
    by,
    places: Number(places),
    averageMinutes: Math.max(0, Math.round(Number(averageMinutes))),
  }));

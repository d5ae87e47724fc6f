import type { ParsedQueryOf } from '@prahari/contract/definition';
import type * as contract from '@prahari/contract/post-guards.schemas';
import type { Candidate, FreeGuards, PostCandidates } from '@prahari/contract/post-guards.schemas';
import { earlierDay, laterDay, today } from '@prahari/domain/days';
import type { Period } from '@prahari/domain/periods';
import { dutyInterval, hoursOf } from '@prahari/domain/post-hours';
import { defaultShift } from '@prahari/domain/shifts';
import type { Db } from '../../../db/tables.ts';
import { shiftHours } from '../../company/company.service.ts';
import { type DutyPlan, daysLeft } from '../duties/duty.rows.ts';
import { completeEnded } from '../guard-schedule/ended-assignments.service.ts';
import { loadsOf } from '../guard-schedule/guard-load.service.ts';
import { isOfAge, overlapText, TOO_YOUNG_OR_OLD } from '../guard-schedule/guard-schedule.service.ts';
import { selectOverlaps } from '../guard-schedule/overlaps.queries.ts';
import { reasonsOf, scoreOf, type Work } from './candidate-reasons.ts';
import * as queries from './candidates.queries.ts';
import { getPost } from './posts.service.ts';

const MAX_CANDIDATES = 50;

const small = (city: string): string => city.trim().toLowerCase();

interface Ranked {
  guard: queries.RankedGuard;
  isFree: boolean;
  score: number;
}

const order = (one: Ranked, other: Ranked): number =>
  other.score - one.score ||
  other.guard.rating - one.guard.rating ||
  (one.guard.id < other.guard.id ? -1 : 1);

type TimesThere = ReadonlyMap<string, number>;

async function timesThere(db: Db, { post }: Work): Promise<TimesThere> {
  const rows = post ? await queries.selectTimesThere(db, post) : [];
  return new Map(rows.map(({ guardId, atPost }) => [guardId, Number(atPost)]));
}

/** Ranks every guard who could do some work, the best first and those with another duty last. */
async function rank(db: Db, work: Work, plan: DutyPlan, there: TimesThere): Promise<Ranked[]> {
  const days = daysLeft(plan);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const times = {
    begin: dutyInterval(first, plan.hours).beginsAt,
    end: dutyInterval(last, plan.hours).endsAt,
  };
  const guards = await queries.selectGuardsToRank(db, plan);
  return guards
    .map((guard) => {
      const isFree = !guard.isBusy && isOfAge(guard, plan.period);
      const timesAtPost = there.get(guard.id);
      return { guard, isFree, score: scoreOf(guard, { isFree, timesAtPost, work, times }) };
    })
    .sort(order);
}

/** Returns ranked guards with what speaks for and against each. */
async function candidatesOf(
  db: Db,
  ranked: readonly Ranked[],
  { work, plan, there }: { work: Work; plan: DutyPlan; there: TimesThere },
): Promise<Candidate[]> {
  const ids = ranked.map(({ guard }) => guard.id);
  if (ids.length === 0) return [];
  const facts = new Map((await queries.selectFacts(db, ids)).map((guard) => [guard._id, guard]));
  const papers = Map.groupBy(await queries.selectPapers(db, ids), ({ guardId }) => guardId);
  const overlaps = new Map(
    (await selectOverlaps(db, ids, { plan })).map((overlap) => [overlap.guardId, overlap]),
  );
  const loads = await loadsOf(db, ids, plan);
  return ids.flatMap((id) => {
    const guard = facts.get(id);
    const load = loads.get(id);
    if (!guard || !load) return [];
    const overlap = overlaps.get(id);
    const ageProblem = isOfAge(guard, plan.period) ? undefined : TOO_YOUNG_OR_OLD;
    const conflict = overlap ? overlapText(overlap) : ageProblem;
    const { hoursThisWeek, daysInRow, restHours, warnings } = load;
    const known = { guard, papers: papers.get(id) ?? [], timesAtPost: there.get(id), conflict, restHours };
    const { dateOfBirth: _, specialization, reviewCount, ...details } = guard;
    return [
      {
        ...details,
        specialization: JSON.parse(specialization) as string[],
        reviewCount: reviewCount ?? 0,
        reasons: reasonsOf(known, work, plan.period),
        hoursThisWeek,
        daysInRow,
        restHours: restHours ?? null,
        warnings: warnings.map((warning) => ({ guardId: id, ...warning })),
        ...(conflict !== undefined && { conflict }),
        ...(overlap && { conflictClient: { _id: overlap.clientId, name: overlap.clientName } }),
      },
    ];
  });
}

/** The work of a post. @throws postNotFound */
async function workOf(db: Db, postId: string) {
  const post = await getPost(db, postId);
  const { _id, client, place, shift } = post;
  const work: Work = {
    city: place.city,
    citiesInState: new Set((await queries.selectCitiesInState(db, place.state)).map(small)),
    isShiftKnown: shift !== null,
    hours: hoursOf(post) ?? (await shiftHours(db))[defaultShift],
    post: { _id, clientId: client._id },
  };
  return { post, work };
}

/** Returns the best guards for a post's days from today on. @throws postNotFound */
export async function getPostCandidates(db: Db, postId: string): Promise<PostCandidates> {
  const { post, work } = await workOf(db, postId);
  const startDate = [post.startDate, today()].sort()[1] ?? today();
  const period: Period = { startDate, endDate: [post.endDate, startDate].sort()[1] ?? post.endDate };
  const plan = { period, hours: work.hours };
  const there = await timesThere(db, work);
  const ranked = await rank(db, work, plan, there);
  return {
    post,
    candidates: await candidatesOf(db, ranked.slice(0, MAX_CANDIDATES), { work, plan, there }),
    count: ranked.filter(({ isFree }) => isFree).length,
    isCut: ranked.length > MAX_CANDIDATES,
  };
}

/**
 * Returns the guards who are free on some days, the best first: everybody, by pages. With a post for its hours and
 * from all cities, else in one city however it is spelled. @throws postNotFound
 */
export async function getFreeGuards(
  db: Db,
  query: ParsedQueryOf<typeof contract.getFreeGuards>,
): Promise<FreeGuards> {
  await completeEnded(db);
  const { city, shift, postId, limit = MAX_CANDIDATES, cursor = '0' } = query;
  // The duty of the day before may still run.
  const startDate = laterDay(query.startDate, earlierDay(today(), query.endDate));
  const cities = await queries.selectCities(db);
  const work: Work = postId
    ? (await workOf(db, postId)).work
    : { city, citiesInState: new Set(), isShiftKnown: true, hours: (await shiftHours(db))[shift] };
  const plan = { period: { startDate, endDate: query.endDate }, hours: work.hours };
  const there = await timesThere(db, work);
  const wanted = small(city);
  const free = (await rank(db, work, plan, there)).filter(
    ({ guard, isFree }) => isFree && (wanted === '' || small(guard.city) === wanted),
  );
  const next = Number(cursor) + limit;
  const guards = await candidatesOf(db, free.slice(Number(cursor), next), { work, plan, there });
  const nextCursor = next < free.length ? String(next) : null;
  return { cities, guards, count: free.length, isCut: nextCursor !== null, nextCursor };
}

import type { ParsedQueryOf } from '@prahari/contract/definition';
import type * as contract from '@prahari/contract/posts.schemas';
import type { Candidate, FreeGuards, PostCandidates } from '@prahari/contract/posts.schemas';
import { today } from '@prahari/domain/days';
import type { Period } from '@prahari/domain/periods';
import { dutyInterval, hoursOf } from '@prahari/domain/post-hours';
import { defaultShift } from '@prahari/domain/shifts';
import type { Db } from '../../../db/tables.ts';
import { freshState } from '../../../read-model/refresh.ts';
import { shiftHours } from '../../company/company.service.ts';
import { guardList } from '../../guards/guards.service.ts';
import { daysLeft } from '../duties/duty.rows.ts';
import { completeEnded } from '../guard-schedule/ended-assignments.service.ts';
import { selectOverlaps } from '../guard-schedule/guard-schedule.queries.ts';
import { isOfAge, overlapText, TOO_YOUNG_OR_OLD } from '../guard-schedule/guard-schedule.service.ts';
import { reasonsOf, scoreOf, type Work } from './candidate-reasons.ts';
import * as queries from './candidates.queries.ts';
import { getPost } from './posts.service.ts';

const MAX_CANDIDATES = 50;

/** Returns guards from a few bounded sources, so the cost doesn't grow with their number. */
async function selectCandidateIds(db: Db, { city, post }: Work, firstDay: string) {
  await freshState(db, guardList);
  const sources = await Promise.all([
    ...(post ? [queries.selectLatestGuardsOfClient(db, post.clientId)] : []),
    queries.selectAvailable(db),
    queries.selectFreeFrom(db, firstDay),
    ...(city === ''
      ? []
      : [queries.selectInCity(db, city, 'available'), queries.selectInCity(db, city, 'assigned')]),
  ]);
  return [...new Set(sources.flat().map(({ id }) => id))];
}

function byGuard<Row extends { guardId: string }>(rows: readonly Row[]): (id: string) => Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.guardId, [...(groups.get(row.guardId) ?? []), row]);
  return (id) => groups.get(id) ?? [];
}

/** Ranks guards for some work, the best first. */
async function rank(db: Db, work: Work, period: Period): Promise<Candidate[]> {
  const { startDate } = period;
  const ids = await selectCandidateIds(db, work, startDate);
  if (ids.length === 0) return [];
  const guards = await queries.selectFacts(db, ids);
  const papers = byGuard(await queries.selectPapers(db, ids));
  const plan = { period, hours: work.hours };
  const begin = dutyInterval(daysLeft(plan)[0] ?? startDate, work.hours).beginsAt;
  const clientId = work.post?.clientId;
  const history = byGuard(clientId === undefined ? [] : await queries.selectHistory(db, ids, clientId));
  const conflicts = byGuard(await selectOverlaps(db, ids, { plan }));
  const rests = new Map(
    (await queries.selectLastDutyEnds(db, ids, begin)).map((row) => [row.guardId, row.endedAt]),
  );
  const ranked = guards.map((guard) => {
    const [first] = conflicts(guard._id);
    const ageProblem = isOfAge(guard, period) ? undefined : TOO_YOUNG_OR_OLD;
    const conflict = first ? overlapText(first) : ageProblem;
    const endedAt = rests.get(guard._id);
    const restMs = endedAt === undefined ? undefined : begin - endedAt;
    const facts = { guard, papers: papers(guard._id), history: history(guard._id), conflict, restMs };
    const reasons = reasonsOf(facts, work, period);
    const { dateOfBirth: _, specialization, reviewCount, ...details } = guard;
    const candidate: Candidate = {
      ...details,
      specialization: JSON.parse(specialization) as string[],
      reviewCount: reviewCount ?? 0,
      reasons,
      ...(conflict !== undefined && { conflict }),
      ...(first && { conflictClient: { _id: first.clientId, name: first.clientName } }),
    };
    return { candidate, score: scoreOf(reasons) };
  });
  ranked.sort(
    (one, other) =>
      other.score - one.score ||
      other.candidate.rating - one.candidate.rating ||
      (one.candidate._id < other.candidate._id ? -1 : 1),
  );
  return ranked.map(({ candidate }) => candidate);
}

/** Returns the best guards for a post's days from today on. @throws postNotFound */
export async function getPostCandidates(db: Db, postId: string): Promise<PostCandidates> {
  const post = await getPost(db, postId);
  const startDate = [post.startDate, today()].sort()[1] ?? today();
  const period: Period = { startDate, endDate: [post.endDate, startDate].sort()[1] ?? post.endDate };
  const { _id, client, place, shift } = post;
  const work: Work = {
    city: place.city,
    isShiftKnown: shift !== null,
    hours: hoursOf(post) ?? (await shiftHours(db))[defaultShift],
    post: { _id, clientId: client._id },
  };
  const ranked = await rank(db, work, period);
  return { post, candidates: ranked.slice(0, MAX_CANDIDATES) };
}

/** Returns the best guards who are free on some days, in one city however it is spelled. */
export async function getFreeGuards(
  db: Db,
  { city, shift, ...days }: ParsedQueryOf<typeof contract.getFreeGuards>,
): Promise<FreeGuards> {
  await completeEnded(db);
  const cities = await queries.selectCities(db);
  const wantedCity = city.trim().toLowerCase();
  const matches = cities.filter((each) => each.trim().toLowerCase() === wantedCity);
  const period: Period = { ...days, startDate: [days.startDate, today()].sort()[1] ?? days.startDate };
  const spellings = matches.length > 0 ? matches : [city.trim()];
  const hours = (await shiftHours(db))[shift];
  const ranked = await Promise.all(
    spellings.map((each) => rank(db, { city: each, isShiftKnown: true, hours }, period)),
  );
  const isFreeThere = (guard: Candidate) =>
    guard.conflict === undefined && (wantedCity === '' || guard.city.trim().toLowerCase() === wantedCity);
  const guards = [...new Map(ranked.flat().map((guard) => [guard._id, guard])).values()].filter(isFreeThere);
  return { cities, guards: guards.slice(0, MAX_CANDIDATES), isCut: guards.length > MAX_CANDIDATES };
}

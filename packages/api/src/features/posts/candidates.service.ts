import { addDays, type Candidate, type PostCandidates, today } from '@prahari/contract';
import { freshState } from '../../db/lists/refresh.ts';
import type { Db } from '../../db/tables.ts';
import { guardList } from '../guards/guards.service.ts';
import { selectConflicts } from './assignable.queries.ts';
import { conflictText, TOO_YOUNG_OR_OLD } from './assignable.service.ts';
import { mayWorkFrom, reasonsOf, scoreOf } from './candidate-reasons.ts';
import * as queries from './candidates.queries.ts';
import type { Days } from './post-figures.rows.ts';
import { getPost } from './posts.service.ts';

const MAX_CANDIDATES = 50;

/** Guards worth a look, from a few bounded sources, so that the cost does not grow with the number of guards. */
async function find(
  db: Db,
  { clientId, city, firstDay }: { clientId: string; city: string; firstDay: string },
) {
  await freshState(db, guardList);
  const sources = await Promise.all([
    queries.selectKnowing(db, clientId),
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

/**
 * Guards for the days of a post from today on, the best first: free in the whole period, papers and rest in order, of its city,
 * knowing it, well rated. @throws postNotFound
 */
export async function getPostCandidates(db: Db, postId: string): Promise<PostCandidates> {
  const post = await getPost(db, postId);
  const startDate = [post.startDate, today()].sort()[1] ?? today();
  const period: Days = { startDate, endDate: [post.endDate, startDate].sort()[1] ?? post.endDate };
  const clientId = post.client._id;
  const ids = await find(db, { clientId, city: post.place.city, firstDay: startDate });
  if (ids.length === 0) return { post, candidates: [] };
  const guards = await queries.selectFacts(db, ids);
  const papers = byGuard(await queries.selectPapers(db, ids));
  const history = byGuard(await queries.selectHistory(db, ids, { clientId, since: addDays(startDate, -2) }));
  const conflicts = byGuard(await selectConflicts(db, ids, period));
  const ranked = guards.map((guard) => {
    const [first] = conflicts(guard._id);
    const isOfAge = mayWorkFrom(guard, period);
    const conflict = first ? conflictText(first) : isOfAge ? undefined : TOO_YOUNG_OR_OLD;
    const known = { guard, papers: papers(guard._id), history: history(guard._id), conflict };
    const reasons = reasonsOf(known, post, period);
    const { dateOfBirth: _, specialization, reviewCount, ...facts } = guard;
    const candidate: Candidate = {
      ...facts,
      specialization: JSON.parse(specialization) as string[],
      reviewCount: reviewCount ?? 0,
      reasons,
      ...(conflict !== undefined && { conflict }),
    };
    return { candidate, score: scoreOf(reasons) };
  });
  ranked.sort(
    (one, other) =>
      other.score - one.score ||
      other.candidate.rating - one.candidate.rating ||
      (one.candidate._id < other.candidate._id ? -1 : 1),
  );
  return { post, candidates: ranked.slice(0, MAX_CANDIDATES).map(({ candidate }) => candidate) };
}

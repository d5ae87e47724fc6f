import { type PaperKind, paperKinds } from '@prahari/contract/documents';
import type { CandidateReason } from '@prahari/contract/post-guards.schemas';
import { countDays, type Day } from '@prahari/domain/days';
import { REST_HOURS } from '@prahari/domain/duty-warnings';
import { formatDay } from '@prahari/domain/format';
import type { Period } from '@prahari/domain/periods';
import { DAY_MS, HOUR_MS, type PostHours } from '@prahari/domain/post-hours';
import type { GuardFacts, RankedGuard } from './candidates.queries.ts';

/** The work that needs guards. */
export interface Work {
  city: string;
  /** Cities of the same state, in small letters. */
  citiesInState: ReadonlySet<string>;
  /** False until the office chooses a shift. */
  isShiftKnown: boolean;
  hours: PostHours;
  /** Undefined for a search without a post. */
  post?: { _id: string; clientId: string };
}

/** The facts about a candidate. */
export interface KnownGuard {
  guard: GuardFacts;
  papers: readonly { kind: PaperKind; expiresOn: Day }[];
  /** Assignments at the post; undefined for a guard who was never at the client. */
  timesAtPost: number | undefined;
  conflict: string | undefined;
  /** The shortest time between a duty here and another one; undefined for none near. */
  restHours: number | undefined;
}

/** Short words for the narrow column of reasons. */
const PAPER_WORDS: Record<PaperKind, string> = {
  policeVerification: 'police',
  psaraTraining: 'PSARA',
  medical: 'medical',
};

type Reason = Omit<CandidateReason, 'kind'>;

const allDays = (days: number): string => (days === 1 ? 'that day' : `all ${days} days`);

const free = ({ conflict }: KnownGuard, { startDate, endDate }: Period): Reason =>
  conflict === undefined
    ? { verdict: 'for', text: allDays(countDays(startDate, endDate)) }
    : { verdict: 'against', text: conflict };

const small = (city: string): string => city.trim().toLowerCase();

const isSameCity = (city: string, work: Work): boolean => small(city) === small(work.city);
const isSameState = (city: string, work: Work): boolean => work.citiesInState.has(small(city));

function city({ guard }: KnownGuard, work: Work): Reason {
  if (guard.city === '' || work.city === '') return { verdict: 'neutral', text: guard.city || 'not known' };
  if (isSameCity(guard.city, work)) return { verdict: 'for', text: guard.city };
  return {
    verdict: 'neutral',
    text: isSameState(guard.city, work) ? `${guard.city}, same state` : guard.city,
  };
}

/** Its texts follow the word "knows". */
function knowsPlace({ timesAtPost }: KnownGuard): Reason {
  if (timesAtPost === undefined) return { verdict: 'neutral', text: 'not yet' };
  if (timesAtPost === 0) return { verdict: 'for', text: 'this client' };
  return { verdict: 'for', text: timesAtPost === 1 ? 'this post, once' : `this post, ${timesAtPost} times` };
}

function papersReason({ papers }: KnownGuard, { endDate }: Period): Reason {
  const [first] = papers
    .filter(({ expiresOn }) => expiresOn < endDate)
    .toSorted((one, other) => (one.expiresOn < other.expiresOn ? -1 : 1));
  if (first)
    return {
      verdict: 'against',
      text: `${PAPER_WORDS[first.kind]} until ${formatDay(first.expiresOn)}`,
    };
  const isComplete = paperKinds.every((kind) => papers.some((paper) => paper.kind === kind));
  return isComplete ? { verdict: 'for', text: 'valid' } : { verdict: 'neutral', text: 'not known' };
}

function rested({ restHours }: KnownGuard, { isShiftKnown }: Work): Reason {
  if (!isShiftKnown) return { verdict: 'neutral', text: 'no shift chosen' };
  if (restHours === undefined || restHours >= DAY_MS / HOUR_MS) return { verdict: 'for', text: 'a full day' };
  const hours = Math.floor(restHours);
  return {
    verdict: restHours >= REST_HOURS ? 'for' : 'against',
    text: hours === 1 ? '1 hour' : `${hours} hours`,
  };
}

/** Returns a reason of each kind that applies, in the order of the contract. */
export const reasonsOf = (known: KnownGuard, work: Work, period: Period): CandidateReason[] => [
  { kind: 'free', ...free(known, period) },
  { kind: 'city', ...city(known, work) },
  ...(work.post ? [{ kind: 'knowsPlace' as const, ...knowsPlace(known) }] : []),
  { kind: 'papers', ...papersReason(known, period) },
  { kind: 'rested', ...rested(known, work) },
];

const FREE = 1000;
const PAPERS = 100;
const REST = 20;
const SAME_CITY = 10;
const SAME_STATE = 5;
const KNOWS_PLACE = 3;

function restScore({ endsBefore, beginsAfter }: RankedGuard, work: Work, { begin, end }: WorkTimes): number {
  if (!work.isShiftKnown) return 0;
  const gaps = [
    endsBefore === null ? DAY_MS : begin - endsBefore,
    beginsAfter === null ? DAY_MS : beginsAfter - end,
  ];
  return Math.min(...gaps) >= REST_HOURS * HOUR_MS ? REST : -REST;
}

/** Begin and end of some work, in ms since 1970. */
export interface WorkTimes {
  begin: number;
  end: number;
}

/**
 * Scores free guards highest, then those with papers and then those with rest, which the law demands; then come the
 * same city, the same state, and who knows the place.
 */
export function scoreOf(
  guard: RankedGuard,
  {
    isFree,
    timesAtPost,
    work,
    times,
  }: { isFree: boolean; timesAtPost: number | undefined; work: Work; times: WorkTimes },
): number {
  const papers = guard.expiredPapers > 0 ? -PAPERS : guard.validPapers >= paperKinds.length ? PAPERS : 0;
  const inState = guard.city !== '' && isSameState(guard.city, work) ? SAME_STATE : 0;
  const place = work.city !== '' && guard.city !== '' && isSameCity(guard.city, work) ? SAME_CITY : inState;
  return (
    (isFree ? FREE : 0) +
    papers +
    restScore(guard, work, times) +
    place +
    (timesAtPost === undefined ? 0 : KNOWS_PLACE)
  );
}

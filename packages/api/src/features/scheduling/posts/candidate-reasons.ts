import { type PaperKind, paperKinds } from '@prahari/contract/documents';
import type { CandidateReason } from '@prahari/contract/posts.schemas';
import { countDays, type Day } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import type { Period } from '@prahari/domain/periods';
import { DAY_MS, HOUR_MS, type PostHours } from '@prahari/domain/post-hours';
import type { GuardFacts, GuardHistory } from './candidates.queries.ts';

/** Hours between two shifts (docs/rules.md). */
const REST_HOURS = 8;

/** The work that needs guards. */
export interface Work {
  city: string;
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
  history: readonly GuardHistory[];
  conflict: string | undefined;
  /** The time between the last duty and the first one here; undefined for more than two days. */
  restMs: number | undefined;
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

function city({ guard }: KnownGuard, work: Work): Reason {
  if (guard.city === '' || work.city === '') return { verdict: 'neutral', text: guard.city || 'not known' };
  const isSame = guard.city.trim().toLowerCase() === work.city.trim().toLowerCase();
  return { verdict: isSame ? 'for' : 'neutral', text: guard.city };
}

/** Its texts follow the word "knows". */
function knowsPlace({ history }: KnownGuard, { _id }: NonNullable<Work['post']>): Reason {
  const times = history.filter(({ postId }) => postId === _id).length;
  if (times > 0)
    return { verdict: 'for', text: times === 1 ? 'this post, once' : `this post, ${times} times` };
  if (history.length > 0) return { verdict: 'for', text: 'this client' };
  return { verdict: 'neutral', text: 'not yet' };
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

function rested({ restMs }: KnownGuard, { isShiftKnown }: Work): Reason {
  if (!isShiftKnown) return { verdict: 'neutral', text: 'no shift chosen' };
  if (restMs === undefined || restMs >= DAY_MS) return { verdict: 'for', text: 'a full day' };
  const hours = Math.floor(restMs / HOUR_MS);
  return {
    verdict: hours >= REST_HOURS ? 'for' : 'against',
    text: hours === 1 ? '1 hour' : `${hours} hours`,
  };
}

/** Returns a reason of each kind that applies, in the order of the contract. */
export const reasonsOf = (known: KnownGuard, work: Work, period: Period): CandidateReason[] => [
  { kind: 'free', ...free(known, period) },
  { kind: 'city', ...city(known, work) },
  ...(work.post ? [{ kind: 'knowsPlace' as const, ...knowsPlace(known, work.post) }] : []),
  { kind: 'papers', ...papersReason(known, period) },
  { kind: 'rested', ...rested(known, work) },
];

const WEIGHTS: Record<CandidateReason['kind'], number> = {
  free: 100,
  papers: 10,
  rested: 8,
  city: 4,
  knowsPlace: 3,
};

/** Scores free guards highest; papers and rest, which the law demands, outweigh city and place. */
export const scoreOf = (reasons: readonly CandidateReason[]): number =>
  reasons.reduce(
    (score, { kind, verdict }) =>
      score + (verdict === 'for' ? WEIGHTS[kind] : verdict === 'against' ? -WEIGHTS[kind] : 0),
    0,
  );

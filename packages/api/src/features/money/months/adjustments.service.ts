import type { Company } from '@prahari/contract/company.schemas';
import { addDays } from '@prahari/domain/days';
import { MONTHS } from '@prahari/domain/format';
import { daysOfMonth } from '@prahari/domain/muster';
import type { Rate } from '@prahari/domain/rates';
import type { Db } from '../../../db/tables.ts';
import { type CountedDuty, countDuties } from '../../scheduling/muster/counted-duties.service.ts';
import { readBilledCounts, unbilledOf } from './billed-counts.ts';
import { priceDuties } from './draft-lines.ts';
import * as queries from './drafts.queries.ts';
import { fixedDaysOf } from './fixed-lines.ts';
import { billablePost } from './line-terms.ts';
import * as monthPosts from './month-posts.queries.ts';
import { type Adjustment, ownGstinFor } from './own-gstins.ts';

/** Bills that were made before the client agreed are compared with what was agreed for this long. */
const COMPARED_DAYS = 366;

/** Returns the first month whose bill is compared with what was agreed since, when a month is billed. */
export const firstCompared = (month: string): string =>
  addDays(daysOfMonth(month).first, -COMPARED_DAYS).slice(0, 7);

interface Billed {
  /** True for a month that was billed as the client agreed it: only adjusted duties differ, and what it agreed again. */
  asAgreed: boolean;
  /** When the first bill of the month was made, in ms since 1970. */
  madeAt: number;
}

/** Returns when months were agreed last, by client and month. */
async function lastAgreements(
  db: Db,
  period: { before: string; since: string; clientIds: readonly string[] },
): Promise<Map<string, number>> {
  const last = new Map<string, number>();
  for (const { clientId, month, at, silentAt } of await queries.selectAgreedMonths(db, period)) {
    const key = `${clientId}:${month}`;
    last.set(key, Math.max(last.get(key) ?? 0, at ?? silentAt ?? 0));
  }
  return last;
}

/**
 * Returns the billed months that may differ from what counts now, by month and client.
 * @param withFixed the clients with fixed prices, whose posts may have other days than were billed
 */
async function monthsToCompare(
  db: Db,
  month: string,
  { clientIds, withFixed }: { clientIds: readonly string[]; withFixed: ReadonlySet<string> },
): Promise<Map<string, Map<string, Billed>>> {
  const months = new Map<string, Map<string, Billed>>();
  const adjusted = await queries.selectAdjustedMonths(db, { before: month, clientIds });
  const keys = new Set(adjusted.map((one) => `${one.clientId}:${one.month}`));
  const since = firstCompared(month);
  const oldest = [since, ...adjusted.map((one) => one.month)].sort()[0] ?? since;
  const period = { before: month, since: oldest, clientIds };
  const billed = await queries.selectBilledMonths(db, period);
  const agreed = await lastAgreements(db, period);
  for (const { clientId, month: earlier, basedOn, madeAt: firstAt } of billed) {
    if (earlier === null) continue;
    const key = `${clientId}:${earlier}`;
    const asAgreed = basedOn === 'agreed';
    const madeAt = Date.parse(firstAt);
    const isSettled = asAgreed && (agreed.get(key) ?? 0) <= madeAt;
    const mayDiffer = !isSettled || withFixed.has(clientId);
    if (!keys.has(key) && (!mayDiffer || earlier < since)) continue;
    const ofMonth = months.get(earlier) ?? new Map<string, Billed>();
    months.set(earlier, ofMonth.set(clientId, { asAgreed, madeAt }));
  }
  return months;
}

/** Returns the posts with duties that their client has yet to agree. */
const postsToAgree = (duties: readonly CountedDuty[]): ReadonlySet<string | null> =>
  new Set(duties.filter(({ stands, isAgreed }) => stands && !isAgreed).map(({ postId }) => postId));

/**
 * True for a duty that may count otherwise than its month was billed. Nobody agrees one without a post, nor
 * one that was called off after its post's month was agreed.
 */
const differs = (
  { postId, stands, isAdjusted, isAgreed, agreedAt }: CountedDuty,
  billed: Billed | undefined,
  toAgree: ReadonlySet<string | null>,
): boolean =>
  isAdjusted ||
  (!stands && (postId === null || (agreedAt !== null && !toAgree.has(postId)))) ||
  (isAgreed && (!billed?.asAgreed || (agreedAt !== null && agreedAt > billed.madeAt)));

const byId = <Post extends { id: string }>(posts: readonly Post[]): Map<string, Post> =>
  new Map(posts.map((post) => [post.id, post]));

/** True for a post whose fixed price a month has already, and for one that was made after the month was billed. */
function fixedPostsOf(
  billedDays: readonly { postId: string }[],
  covered: readonly { postId: string }[],
): (postId: string) => boolean {
  const fixed = new Set(billedDays.map(({ postId }) => postId));
  const known = new Set(covered.map(({ postId }) => postId));
  return (postId) => fixed.has(postId) || !known.has(postId);
}

/** Returns the lines that bring earlier months to what is agreed now, by client; each names its month. */
export async function adjustmentsOf(
  db: Db,
  {
    month,
    clientIds,
    company,
    rates,
  }: {
    month: string;
    clientIds: readonly string[];
    company: Company;
    rates: ReadonlyMap<string, readonly Rate[]>;
  },
): Promise<Map<string, Adjustment[]>> {
  const lines = new Map<string, Adjustment[]>();
  const holidays = new Set(company.holidays.map(({ day }) => day));
  const hasFixed = (clientId: string) => rates.get(clientId)?.some(({ basis }) => basis === 'fixed');
  const withFixed = new Set(clientIds.filter(hasFixed));
  const months = await monthsToCompare(db, month, { clientIds, withFixed });
  for (const [earlier, clients] of [...months].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { first: from, last: to } = daysOfMonth(earlier);
    const period = { from, to, clientIds: [...clients.keys()] };
    const billed = await readBilledCounts(db, period);
    const duties = await countDuties(db, { ...period, basedOn: 'agreed' });
    const posts = await monthPosts.selectBillablePosts(db, period);
    const billedDays = await monthPosts.selectBilledDays(db, period);
    const covered = await monthPosts.selectCoveredPosts(db, { ...period, month: earlier, kind: 'month' });
    const toAgree = postsToAgree(duties);
    const changed = unbilledOf(
      duties.filter((duty) => differs(duty, clients.get(duty.clientId), toAgree)),
      billed,
    ).filter(({ counts }) => counts !== 0);
    const prefix = `Adjustment for ${MONTHS[Number(earlier.slice(5)) - 1]} ${earlier.slice(0, 4)}: `;
    const isFixed = fixedPostsOf(billedDays, covered);
    for (const clientId of clients.keys()) {
      const own = posts.filter((post) => post.clientId === clientId).map(billablePost);
      const terms = { month: earlier, rates: rates.get(clientId) ?? [], holidays, posts: byId(own) };
      const fixedDays = fixedDaysOf(
        { ...terms, posts: byId(own.filter(({ id }) => isFixed(id))) },
        billedDays,
      );
      const ofClient = changed.filter((duty) => duty.clientId === clientId);
      const priced = priceDuties(ofClient, terms, { prefix, fixedDays });
      const gstins = new Map(own.map((post) => [post.id, ownGstinFor(company, post)]));
      const ofMonth = priced.lines.map((line) => ({ ...line, ownGstin: gstins.get(line.postId ?? '') }));
      lines.set(clientId, [...(lines.get(clientId) ?? []), ...ofMonth]);
    }
  }
  return lines;
}

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
import { type Adjustment, ownGstinFor } from './own-gstins.ts';

/** Bills that were made before the client agreed are compared with what was agreed for this long. */
const COMPARED_DAYS = 366;

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

/** Returns the billed months that may differ from what counts now, by month and client. */
async function monthsToCompare(
  db: Db,
  month: string,
  clientIds: readonly string[],
): Promise<Map<string, Map<string, Billed>>> {
  const months = new Map<string, Map<string, Billed>>();
  const adjusted = await queries.selectAdjustedMonths(db, { before: month, clientIds });
  const keys = new Set(adjusted.map((one) => `${one.clientId}:${one.month}`));
  const since = addDays(daysOfMonth(month).first, -COMPARED_DAYS).slice(0, 7);
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
    if (!keys.has(key) && (isSettled || earlier < since)) continue;
    const ofMonth = months.get(earlier) ?? new Map<string, Billed>();
    months.set(earlier, ofMonth.set(clientId, { asAgreed, madeAt }));
  }
  return months;
}

/** True for a duty that may count otherwise than its month was billed. Nobody agrees one without a post. */
const differs = (
  { postId, stands, isAdjusted, isAgreed, agreedAt }: CountedDuty,
  billed: Billed | undefined,
): boolean =>
  isAdjusted ||
  (postId === null && !stands) ||
  (isAgreed && (!billed?.asAgreed || (agreedAt !== null && agreedAt > billed.madeAt)));

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
  const months = await monthsToCompare(db, month, clientIds);
  for (const [earlier, clients] of [...months].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { first: from, last: to } = daysOfMonth(earlier);
    const period = { from, to, clientIds: [...clients.keys()] };
    const billed = await readBilledCounts(db, period);
    const duties = await countDuties(db, { ...period, basedOn: 'agreed' });
    const posts = await queries.selectBillablePosts(db, period);
    const changed = unbilledOf(
      duties.filter((duty) => differs(duty, clients.get(duty.clientId))),
      billed,
    ).filter(({ counts }) => counts !== 0);
    const prefix = `Adjustment for ${MONTHS[Number(earlier.slice(5)) - 1]} ${earlier.slice(0, 4)}: `;
    for (const [clientId, ofClient] of Map.groupBy(changed, (duty) => duty.clientId)) {
      const own = posts.filter((post) => post.clientId === clientId);
      const terms = {
        month: earlier,
        rates: rates.get(clientId) ?? [],
        holidays,
        posts: new Map(
          own.map((post) => [post.id, { ...post, shift: post.shift ?? 'day', hours: post.hours ?? 12 }]),
        ),
      };
      const priced = priceDuties(ofClient, terms, { prefix, withFixed: false });
      const gstins = new Map(own.map((post) => [post.id, ownGstinFor(company, post)]));
      const ofMonth = priced.lines.map((line) => ({ ...line, ownGstin: gstins.get(line.postId ?? '') }));
      lines.set(clientId, [...(lines.get(clientId) ?? []), ...ofMonth]);
    }
  }
  return lines;
}

import type { Company } from '@prahari/contract/company.schemas';
import { addDays } from '@prahari/domain/days';
import { MONTHS } from '@prahari/domain/format';
import { daysOfMonth } from '@prahari/domain/muster';
import type { Rate } from '@prahari/domain/rates';
import type { Db } from '../../../db/tables.ts';
import { countDuties } from '../../scheduling/muster/counted-duties.service.ts';
import { priceDuties } from './draft-lines.ts';
import * as queries from './drafts.queries.ts';
import { type Adjustment, ownGstinFor } from './own-gstins.ts';

/** Bills that were made before the client agreed are compared with what was agreed for this long. */
const COMPARED_DAYS = 366;

interface Billed {
  /** True for a month that was billed as the client agreed it: only adjusted duties differ. */
  asAgreed: boolean;
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
  const billed = await queries.selectBilledMonths(db, { before: month, since: oldest, clientIds });
  for (const { clientId, month: earlier, basedOn } of billed) {
    if (earlier === null) continue;
    const asAgreed = basedOn === 'agreed';
    if (!keys.has(`${clientId}:${earlier}`) && (asAgreed || earlier < since)) continue;
    const ofMonth = months.get(earlier) ?? new Map<string, Billed>();
    months.set(earlier, ofMonth.set(clientId, { asAgreed }));
  }
  return months;
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
  const months = await monthsToCompare(db, month, clientIds);
  for (const [earlier, clients] of [...months].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { first: from, last: to } = daysOfMonth(earlier);
    const period = { from, to, clientIds: [...clients.keys()] };
    const billed = new Map(
      (await queries.selectBilledCounts(db, period)).map(({ dutyId, counts }) => [dutyId, Number(counts)]),
    );
    const duties = await countDuties(db, { ...period, basedOn: 'agreed' });
    const posts = await queries.selectBillablePosts(db, period);
    const changed = duties
      .filter((duty) => duty.isAdjusted || (duty.isAgreed && !clients.get(duty.clientId)?.asAgreed))
      .map((duty) => ({ ...duty, counts: duty.counts - (billed.get(duty.id) ?? 0) }))
      .filter(({ counts }) => counts !== 0);
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

import type { Day } from '@prahari/domain/days';
import type { Db } from '../../../db/tables.ts';
import { selectBilledCounts } from './drafts.queries.ts';

/** The part of a duty that is billed, and the rate of its line. A line written by the office has none. */
export interface BilledCount {
  counts: number;
  rateId: string | null;
}

/** Returns what bills that exist count of duties in a period, by duty. */
export async function readBilledCounts(
  db: Db,
  period: { from: Day; to: Day; clientIds: readonly string[] },
): Promise<Map<string, BilledCount>> {
  const rows = await selectBilledCounts(db, period);
  return new Map(rows.map(({ dutyId, counts, rateId }) => [dutyId, { counts: Number(counts), rateId }]));
}

/** Returns what bills have yet to count of duties, negative for what they count too much. */
export const unbilledOf = <Duty extends { id: string; counts: number }>(
  duties: readonly Duty[],
  billed: ReadonlyMap<string, BilledCount>,
): (Duty & { rateId: string | null })[] =>
  duties.map((duty) => {
    const { counts = 0, rateId = null } = billed.get(duty.id) ?? {};
    return { ...duty, counts: duty.counts - counts, rateId };
  });

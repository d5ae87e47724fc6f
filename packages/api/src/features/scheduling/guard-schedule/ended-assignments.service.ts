import { audit } from '../../../audit/audit.ts';
import { isUnwritable } from '../../../db/errors.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import * as queries from './ended-assignments.queries.ts';
import { setStatusByAssignments } from './guard-schedule.queries.ts';

const MINUTE_MS = 60_000;
/** The minute in which each database was last left without ended open assignments (ADR 0063). */
const settledIn = new WeakMap<Db, number>();

/** Returns true when none are left. */
async function completeSlice(tx: Tx, now: number, pair?: queries.GuardAndClient): Promise<boolean> {
  const ended = await queries.selectEnded(tx, now, pair);
  for (const { id, guardId, endDate, endedAt } of ended) {
    // Midnight in India after the last day, for one without duties.
    const completedAt = endedAt === null ? `${endDate}T18:30:00.000Z` : new Date(endedAt).toISOString();
    if (!(await queries.complete(tx, id, completedAt))) continue;
    await setStatusByAssignments(tx, guardId);
    await audit(tx, {
      actorId: null,
      action: 'endAssignment',
      entity: 'assignments',
      entityId: id,
      detail: { endDate },
    });
  }
  return ended.length < queries.SLICE;
}

/**
 * Completes assignments whose last duty has ended and updates their guards (docs/rules.md). Call it
 * before assignments or their consequences are read or changed, because nothing runs by the clock;
 * only the first call of a minute costs something.
 */
export async function completeEnded(db: Db): Promise<void> {
  const now = Date.now();
  const minute = Math.floor(now / MINUTE_MS);
  // A transaction calls completeEndedOf instead.
  if (db.isTransaction || settledIn.get(db) === minute) return;
  try {
    if ((await queries.selectEnded(db, now)).length > 0)
      while (!(await inTransaction(db, (tx) => completeSlice(tx, now))));
    settledIn.set(db, minute);
  } catch (error) {
    // A full disk still allows reads; a replica's refusal is thrown, so that the primary is read.
    if (!isUnwritable(error)) throw error;
  }
}

/** Completes ended assignments of a guard and a client while the guard is assigned. */
export async function completeEndedOf(tx: Tx, pair: queries.GuardAndClient): Promise<void> {
  while (!(await completeSlice(tx, Date.now(), pair)));
}

import { type Day, today } from '@prahari/domain/days';
import { audit } from '../../../audit/audit.ts';
import { isUnwritable } from '../../../db/errors.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import * as queries from './ended-assignments.queries.ts';
import { setStatusByAssignments } from './guard-schedule.queries.ts';

/** The last day on which each database was left without ended open assignments. */
const settledOn = new WeakMap<Db, Day>();

/** Returns true when none are left. */
async function completeSlice(tx: Tx, day: Day, pair?: queries.GuardAndClient): Promise<boolean> {
  const ended = await queries.completeEnded(tx, day, pair);
  for (const { id, guard_id, end_date } of ended) {
    await setStatusByAssignments(tx, guard_id);
    await audit(tx, {
      actorId: null,
      action: 'endAssignment',
      entity: 'assignments',
      entityId: id,
      detail: { endDate: end_date },
    });
  }
  return ended.length < queries.SLICE;
}

/**
 * Completes assignments whose last day (Asia/Kolkata) is over and updates their guards
 * (docs/rules.md). Call it before assignments or their consequences are read or changed, because
 * nothing runs at midnight; only the first call of a day costs something.
 */
export async function completeEnded(db: Db): Promise<void> {
  const day = today();
  // A transaction calls completeEndedOf instead.
  if (db.isTransaction || settledOn.get(db) === day) return;
  try {
    if (await queries.selectEnded(db, day))
      while (!(await inTransaction(db, (tx) => completeSlice(tx, day))));
    settledOn.set(db, day);
  } catch (error) {
    // A full disk still allows reads; a replica's refusal is thrown, so that the primary is read.
    if (!isUnwritable(error)) throw error;
  }
}

/** Completes ended assignments of a guard and a client while the guard is assigned. */
export async function completeEndedOf(tx: Tx, { guardId, clientId }: queries.GuardAndClient): Promise<void> {
  const day = today();
  while (!(await completeSlice(tx, day, { guardId, clientId })));
}

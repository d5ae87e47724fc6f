import { type Day, today } from '@prahari/domain/days';
import { audit } from '../../../audit/audit.ts';
import { isUnwritable } from '../../../db/errors.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import * as queries from './ended-assignments.queries.ts';
import { setStatusByAssignments } from './guard-schedule.queries.ts';

/** The last day on which each database was found to have, or was left with, no open assignment that has ended. */
const settledOn = new WeakMap<Db, Day>();

/** Returns whether all of them are completed. */
async function completeSlice(tx: Tx, day: Day, party?: queries.Party): Promise<boolean> {
  const ended = await queries.completeEnded(tx, day, party);
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
 * Completes assignments whose last day (Asia/Kolkata) is over and settles the status of their guards (DECISIONS section 6). Called before
 * assignments, or what follows from them, are read or changed, so that the status is right whether or not anything ran at midnight.
 * After the first call of a day it costs nothing.
 */
export async function completeEnded(db: Db): Promise<void> {
  const day = today();
  // A transaction settles what it needs by completeEndedOf.
  if (db.isTransaction || settledOn.get(db) === day) return;
  try {
    if (await queries.selectEnded(db, day))
      while (!(await inTransaction(db, (tx) => completeSlice(tx, day))));
    settledOn.set(db, day);
  } catch (error) {
    // With a full disk reads still work. The refusal of a read-only replica is thrown, so that the primary is read instead.
    if (!isUnwritable(error)) throw error;
  }
}

/** The same for the assignments of one guard and one client, within the transaction that assigns the guard. */
export async function completeEndedOf(tx: Tx, { guardId, clientId }: queries.Party): Promise<void> {
  const day = today();
  while (!(await completeSlice(tx, day, { guardId, clientId })));
}

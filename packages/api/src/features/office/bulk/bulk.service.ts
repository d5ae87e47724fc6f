import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { type BulkAction, bulkMessages } from '@prahari/contract/office';
import type * as contract from '@prahari/contract/office.schemas';
import { internalError } from '../../../AppError.ts';
import { expectedError } from '../../../db/expected-error.ts';
import { newId } from '../../../db/ids.ts';
import type { Db } from '../../../db/tables.ts';
import { respond as answerJobApplication } from '../../applications/job-applications.service.ts';
import { respond as answerRequest } from '../../applications/requests.service.ts';
import { markBillPaid } from '../../money/bills/bills.service.ts';
import { withdrawAssignment } from '../../scheduling/assignments/assignment-changes.service.ts';

interface Row {
  /** The key of the whole act, so that each person is told of it once. */
  act: string;
  actorId: string;
  id: string;
  reason: string | undefined;
  /** The application's version when the admin read it; undefined for other rows. */
  version: number | undefined;
}

export interface BulkRowResult {
  _id: string;
  done: boolean;
  message?: string;
  code?: string;
  entryId?: string | undefined;
}

/** Acts on one row and returns the audit entry; undefined without a change. */
type RowAction = (db: Db, row: Row) => Promise<string | undefined>;

const rowActions: Record<BulkAction, RowAction> = {
  acceptClientApplications: async (db, { actorId, id: applicationId, version }) =>
    (await answerRequest(db, actorId, { applicationId, status: 'approved', version })).entryId,
  declineClientApplications: async (db, { actorId, id: applicationId, reason, version }) =>
    (await answerRequest(db, actorId, { applicationId, status: 'rejected', reason, version })).entryId,
  acceptSecurityApplications: async (db, { actorId, id: applicationId, version }) =>
    (await answerJobApplication(db, actorId, { applicationId, status: 'accepted', version })).entryId,
  declineSecurityApplications: async (db, { actorId, id: applicationId, reason, version }) =>
    (await answerJobApplication(db, actorId, { applicationId, status: 'rejected', reason, version })).entryId,
  withdrawGuards: (db, { actorId, id, act }) => withdrawAssignment(db, actorId, id, act),
  markBillsPaid: async (db, { actorId, id }) => (await markBillPaid(db, actorId, id)).entryId,
};

const isDone = ({ done }: BulkRowResult): boolean => done;

/**
 * Acts on each row alone, so a refusal doesn't stop the others. A failure does: the rows after it are not tried, and
 * those before it keep their offers to undo. `onFailure` gets the error.
 * @throws the failure when no row is done
 */
export async function runBulk(
  db: Db,
  actorId: string,
  { action, rowIds, reason, versions = [] }: ParsedBodyOf<typeof contract.runBulk>,
  onFailure: (error: unknown) => void,
): Promise<BulkRowResult[]> {
  const results: BulkRowResult[] = [];
  const act = newId();
  const versionById = new Map(versions.map(({ rowId, version }) => [rowId, version]));
  let failure: Pick<BulkRowResult, 'message' | 'code'> | undefined;
  for (const _id of new Set(rowIds)) {
    if (failure) {
      results.push({ _id, done: false, ...failure });
      continue;
    }
    try {
      const row = { act, actorId, id: _id, reason, version: versionById.get(_id) };
      const entryId = await rowActions[action](db, row);
      results.push(
        entryId ? { _id, done: true, entryId } : { _id, done: false, message: bulkMessages.alreadyPaid },
      );
    } catch (error) {
      const refusal = expectedError(error);
      const { message, code } = refusal ?? internalError;
      if (!refusal || refusal.status === 503) {
        if (!results.some(isDone)) throw error;
        onFailure(error);
        failure = { message, code };
      }
      results.push({ _id, done: false, message, code });
    }
    await nextTurn();
  }
  return results;
}

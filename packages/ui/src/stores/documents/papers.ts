import * as contract from '@prahari/contract/documents';
import type { ExpiringPaper } from '@prahari/contract/documents.schemas';
import { call } from '../../api/call.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { refreshOverview } from '../overview/overview.ts';
import { save } from '../people/people.ts';
import { guardRecord } from '../people/person-record.ts';
import { reportFailure, type SubmitResult, serverMessageOr } from '../toasts/failure.ts';

/** Papers that have expired or expire within 30 days. */
export const expiringPapers = createLoaded<ExpiringPaper[]>({
  read: async () => (await call(contract.listExpiringPapers)).data,
  failed: (error) => reportFailure(error, serverMessageOr(error, contract.papersMessages.fetchFailed)),
});

const refresh = () => {
  refreshOverview();
  return Promise.all([guardRecord.reload(), expiringPapers.refreshSilently()]);
};

interface PaperValues {
  kind: contract.PaperKind;
  number: string;
  expiresOn: string;
}

const key = createIdempotencyKey();

export function addPaper(guardId: string, values: PaperValues): Promise<SubmitResult> {
  const body = { guardId, ...values };
  return save({
    send: () => call(contract.addPaper, body, { idempotencyKey: key.of(body) }),
    done: contract.papersMessages.added,
    failed: contract.papersMessages.addFailed,
    after: () => {
      key.done();
      return refresh();
    },
  });
}

export const updatePaper = (
  paperId: string,
  { number, expiresOn }: Omit<PaperValues, 'kind'>,
): Promise<SubmitResult> =>
  save({
    send: () => call(contract.updatePaper, { paperId, number, expiresOn }),
    done: contract.papersMessages.updated,
    failed: contract.papersMessages.updateFailed,
    after: refresh,
  });

/** Deletes a paper. Reports failures instead of throwing. */
export const deletePaper = (paperId: string): Promise<SubmitResult> =>
  save({
    send: () => call(contract.deletePaper, { paperId }),
    done: contract.papersMessages.deleted,
    failed: contract.papersMessages.deleteFailed,
    after: refresh,
  });

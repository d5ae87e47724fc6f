import type { BulkAction } from '@prahari/contract/bulk';
import { type BulkResult, runBulk } from '@prahari/contract/bulk.schemas';

import { RefusalError } from '../refusal.ts';
import { dataReply, type RequestContext, type Responder, responder } from '../response.ts';
import { assignmentResponses } from './assignments.ts';
import { billResponses } from './bills.ts';
import { clientApplicationResponses } from './client-applications.ts';
import { securityApplicationResponses } from './security-applications.ts';

interface RowAction {
  responder: Responder | undefined;
  body: (rowId: string, context: RequestContext, version: number | undefined) => unknown;
}

/** What is called for one row of each action. */
const actions: Record<BulkAction, RowAction> = {
  acceptClientApplications: {
    responder: clientApplicationResponses.respondToClientApplication,
    body: (applicationId, _, version) => ({ applicationId, version, status: 'approved' }),
  },
  declineClientApplications: {
    responder: clientApplicationResponses.respondToClientApplication,
    body: (applicationId, _, version) => ({ applicationId, version, status: 'rejected' }),
  },
  acceptSecurityApplications: {
    responder: securityApplicationResponses.acceptSecurityApplication,
    body: (applicationId, _, version) => ({ applicationId, version }),
  },
  declineSecurityApplications: {
    responder: securityApplicationResponses.declineSecurityApplication,
    body: (applicationId, _, version) => ({ applicationId, version }),
  },
  withdrawGuards: {
    responder: assignmentResponses.withdrawGuard,
    body: (rowId, { state }) => {
      const { guardId, clientId } = state.assignments.find(({ _id }) => _id === rowId) ?? {};
      return { guardId, clientId };
    },
  },
  markBillsPaid: { responder: billResponses.markBillPaid, body: (billId) => ({ billId }) },
};

function resultOf(
  context: RequestContext,
  { responder: run, body }: RowAction,
  rowId: string,
  version: number | undefined,
): BulkResult {
  try {
    run?.({ ...context, body: body(rowId, context, version) as never });
    return { _id: rowId, done: true };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return { _id: rowId, done: false, message: error.message, code: error.code };
  }
}

export const bulkResponses: Record<string, Responder> = {
  runBulk: responder(runBulk, (context) => {
    const { action, rowIds, versions = [] } = context.body;
    const each = context as unknown as RequestContext;
    const versionById = new Map(versions.map(({ rowId, version }) => [rowId, version]));
    return dataReply(rowIds.map((rowId) => resultOf(each, actions[action], rowId, versionById.get(rowId))));
  }),
};

import { applicationNotAnswered, applicationNotFound } from '@prahari/contract/requests';
import {
  listClientApplications,
  listOwnApplications,
  reopenClientApplication,
  respondToClientApplication,
  submitClientApplication,
  updateClientApplication,
} from '@prahari/contract/requests.schemas';
import { daysAgo } from '../dates.ts';
import { paginate } from '../paginate.ts';
import { refusal } from '../refusal.ts';
import { dataReply, findOrRefuse, newId, type Responder, responder } from '../response.ts';
import type { ClientApplicationRow, MockState } from '../state.ts';
import { clientApplicationView } from '../views.ts';
import { findPending } from './find-pending.ts';

/** Approving an application creates the client, or updates the one this account has. */
function upsertClient(
  state: MockState,
  { accountId, serviceType, location, numberOfGuards }: ClientApplicationRow,
): void {
  const wanted = { serviceType, location, numberOfGuards };
  const client = state.clients.find((each) => each.accountId === accountId);
  if (client) Object.assign(client, wanted);
  else state.clients.push({ _id: newId(state, 'client'), accountId, ...wanted, createdAt: daysAgo(0) });
}

export const clientApplicationResponses: Record<string, Responder> = {
  listClientApplications: responder(listClientApplications, ({ state, query }) =>
    paginate(
      listClientApplications.list,
      state.clientApplications.map((row) => clientApplicationView(state, row)),
      query,
    ),
  ),
  listOwnApplications: responder(listOwnApplications, ({ state, me, query }) => {
    const applications = state.clientApplications.filter(({ accountId }) => accountId === me.id);
    return paginate(
      listOwnApplications.list,
      applications.map((row) => clientApplicationView(state, row)),
      query,
    );
  }),
  respondToClientApplication: responder(respondToClientApplication, ({ state, body }) => {
    const row = findPending(state.clientApplications, body.applicationId, body.version);
    row.status = body.status;
    if (body.status === 'rejected' && body.reason) row.declineReason = body.reason;
    if (body.status === 'approved') upsertClient(state, row);
    return { ...dataReply(clientApplicationView(state, row)), message: `Application ${body.status}` };
  }),
  reopenClientApplication: responder(reopenClientApplication, ({ state, body }) => {
    const row = findOrRefuse(state.clientApplications, body.applicationId, applicationNotFound);
    if (row.status === 'pending') throw refusal(applicationNotAnswered);
    row.status = 'pending';
    delete row.declineReason;
    state.clients = state.clients.filter(({ accountId }) => accountId !== row.accountId);
    return dataReply(clientApplicationView(state, row));
  }),
  submitClientApplication: responder(submitClientApplication, ({ state, me, body }) => {
    const row: ClientApplicationRow = {
      ...body,
      additionalDetails: body.additionalDetails ?? '',
      _id: newId(state, 'clientApplication'),
      accountId: me.id,
      status: 'pending',
      version: 1,
      createdAt: daysAgo(0),
    };
    state.clientApplications.push(row);
    return dataReply(clientApplicationView(state, row));
  }),
  updateClientApplication: responder(
    updateClientApplication,
    ({ state, me, body: { applicationId, ...changes } }) => {
      const applications = state.clientApplications.filter(({ accountId }) => accountId === me.id);
      const row = findPending(applications, applicationId);
      Object.assign(row, { additionalDetails: '', ...changes, version: (row.version ?? 1) + 1 });
      return dataReply(clientApplicationView(state, row));
    },
  ),
};

import { alreadyGuard, applicantIsGuard, applicationPending } from '@prahari/contract/job-applications';
import {
  acceptSecurityApplication,
  declineSecurityApplication,
  latestSecurityApplication,
  listSecurityApplications,
  reopenSecurityApplication,
  submitSecurityApplication,
  updateSecurityApplication,
} from '@prahari/contract/job-applications.schemas';
import { applicationNotAnswered, applicationNotFound } from '@prahari/contract/requests';
import { daysAgo } from '../dates.ts';
import { paginate } from '../paginate.ts';
import { refusal } from '../refusal.ts';
import { dataReply, findOrRefuse, newId, type Responder, responder } from '../response.ts';
import type { MockState, SecurityApplicationRow } from '../state.ts';
import { securityApplicationView } from '../views.ts';
import { findPending } from './find-pending.ts';

const isGuard = (state: MockState, id: string) => state.guards.some(({ accountId }) => accountId === id);

export const securityApplicationResponses: Record<string, Responder> = {
  listSecurityApplications: responder(listSecurityApplications, ({ state, query }) =>
    paginate(
      listSecurityApplications.list,
      state.securityApplications.map((row) => securityApplicationView(state, row)),
      query,
    ),
  ),
  acceptSecurityApplication: responder(acceptSecurityApplication, ({ state, body }) => {
    const row = findPending(state.securityApplications, body.applicationId, body.version);
    if (isGuard(state, row.accountId)) throw refusal(applicantIsGuard);
    row.status = 'accepted';
    const { accountId, experience } = row;
    const fresh = { specialization: [], rating: 0, reviews: [], createdAt: daysAgo(0) };
    state.guards.push({ _id: newId(state, 'guard'), accountId, experience, ...fresh });
    return dataReply(securityApplicationView(state, row));
  }),
  declineSecurityApplication: responder(declineSecurityApplication, ({ state, body }) => {
    const row = findPending(state.securityApplications, body.applicationId, body.version);
    row.status = 'rejected';
    if (body.reason) row.declineReason = body.reason;
    return dataReply(securityApplicationView(state, row));
  }),
  reopenSecurityApplication: responder(reopenSecurityApplication, ({ state, body }) => {
    const row = findOrRefuse(state.securityApplications, body.applicationId, applicationNotFound);
    if (row.status === 'pending') throw refusal(applicationNotAnswered);
    row.status = 'pending';
    delete row.declineReason;
    state.guards = state.guards.filter(({ accountId }) => accountId !== row.accountId);
    return dataReply(securityApplicationView(state, row));
  }),
  submitSecurityApplication: responder(submitSecurityApplication, ({ state, me, body }) => {
    if (isGuard(state, me.id)) throw refusal(alreadyGuard);
    const applications = state.securityApplications.filter(({ accountId }) => accountId === me.id);
    if (applications.some(({ status }) => status === 'pending')) throw refusal(applicationPending);
    const { previousEmployer = '', additionalDetails = '', ...rest } = body;
    const row: SecurityApplicationRow = {
      ...rest,
      previousEmployer,
      additionalDetails,
      documents: [],
      _id: newId(state, 'securityApplication'),
      accountId: me.id,
      status: 'pending',
      version: 1,
      createdAt: daysAgo(0),
    };
    state.securityApplications.push(row);
    return dataReply(securityApplicationView(state, row));
  }),
  updateSecurityApplication: responder(
    updateSecurityApplication,
    ({ state, me, body: { applicationId, ...changes } }) => {
      const applications = state.securityApplications.filter(({ accountId }) => accountId === me.id);
      const row = findPending(applications, applicationId);
      const optional = { previousEmployer: '', additionalDetails: '' };
      Object.assign(row, { ...optional, ...changes, version: (row.version ?? 1) + 1 });
      return dataReply(securityApplicationView(state, row));
    },
  ),
  latestSecurityApplication: responder(latestSecurityApplication, ({ state, me }) => {
    const row = state.securityApplications.findLast(({ accountId }) => accountId === me.id);
    if (!row) throw refusal(applicationNotFound);
    return dataReply(securityApplicationView(state, row));
  }),
};

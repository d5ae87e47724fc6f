import {
  acceptSecurityApplication,
  alreadyGuard,
  applicantIsGuard,
  applicationNotFound,
  applicationNotPending,
  applicationPending,
  latestSecurityApplication,
  listClientApplications,
  listOwnApplications,
  listSecurityApplications,
  rejectSecurityApplication,
  respondToClientApplication,
  submitClientApplication,
  submitSecurityApplication,
} from '@prahari/contract';
import { type Answer, answer, data, found, newId } from '../answer.ts';
import { daysAgo } from '../days.ts';
import { page } from '../page.ts';
import { refused } from '../refused.ts';
import type { JobRow, RequestRow, World } from '../state.ts';
import { jobView, requestView } from '../views.ts';

function pending<Row extends RequestRow | JobRow>(rows: readonly Row[], id: string): Row {
  const row = found(rows, id, applicationNotFound);
  if (row.status !== 'pending') throw refused(applicationNotPending);
  return row;
}

/** Approving makes the client, or updates the one this person has. */
function makeClient(world: World, { accountId, serviceType, location, numberOfGuards }: RequestRow): void {
  const wanted = { serviceType, location, numberOfGuards };
  const client = world.clients.find((each) => each.accountId === accountId);
  if (client) Object.assign(client, wanted);
  else world.clients.push({ _id: newId(world, 'client'), accountId, ...wanted, createdAt: daysAgo(0) });
}

const isGuard = (world: World, id: string) => world.guards.some(({ accountId }) => accountId === id);

export const clientApplicationAnswers: Record<string, Answer> = {
  listClientApplications: answer(listClientApplications, ({ world, query }) =>
    page(
      listClientApplications.list,
      world.requests.map((row) => requestView(world, row)),
      query,
    ),
  ),
  listOwnApplications: answer(listOwnApplications, ({ world, me, query }) => {
    const mine = world.requests.filter(({ accountId }) => accountId === me.id);
    return page(
      listOwnApplications.list,
      mine.map((row) => requestView(world, row)),
      query,
    );
  }),
  respondToClientApplication: answer(respondToClientApplication, ({ world, body }) => {
    const row = pending(world.requests, body.applicationId);
    row.status = body.status;
    if (body.status === 'approved') makeClient(world, row);
    return { ...data(requestView(world, row)), message: `Application ${body.status}` };
  }),
  submitClientApplication: answer(submitClientApplication, ({ world, me, body }) => {
    const row: RequestRow = {
      ...body,
      additionalDetails: body.additionalDetails ?? '',
      _id: newId(world, 'request'),
      accountId: me.id,
      status: 'pending',
      createdAt: daysAgo(0),
    };
    world.requests.push(row);
    return data(requestView(world, row));
  }),
};

export const securityApplicationAnswers: Record<string, Answer> = {
  listSecurityApplications: answer(listSecurityApplications, ({ world, query }) =>
    page(
      listSecurityApplications.list,
      world.jobs.map((row) => jobView(world, row)),
      query,
    ),
  ),
  acceptSecurityApplication: answer(acceptSecurityApplication, ({ world, body }) => {
    const row = pending(world.jobs, body.applicationId);
    if (isGuard(world, row.accountId)) throw refused(applicantIsGuard);
    row.status = 'accepted';
    const { accountId, experience } = row;
    const fresh = { specialization: [], rating: 0, reviews: [], createdAt: daysAgo(0) };
    world.guards.push({ _id: newId(world, 'guard'), accountId, experience, ...fresh });
    return data(jobView(world, row));
  }),
  rejectSecurityApplication: answer(rejectSecurityApplication, ({ world, body }) => {
    const row = pending(world.jobs, body.applicationId);
    row.status = 'rejected';
    return data(jobView(world, row));
  }),
  submitSecurityApplication: answer(submitSecurityApplication, ({ world, me, body }) => {
    if (isGuard(world, me.id)) throw refused(alreadyGuard);
    const mine = world.jobs.filter(({ accountId }) => accountId === me.id);
    if (mine.some(({ status }) => status === 'pending')) throw refused(applicationPending);
    const { previousEmployer = '', additionalDetails = '', ...rest } = body;
    const row: JobRow = {
      ...rest,
      previousEmployer,
      additionalDetails,
      documents: [],
      _id: newId(world, 'job'),
      accountId: me.id,
      status: 'pending',
      createdAt: daysAgo(0),
    };
    world.jobs.push(row);
    return data(jobView(world, row));
  }),
  latestSecurityApplication: answer(latestSecurityApplication, ({ world, me }) => {
    const row = world.jobs.findLast(({ accountId }) => accountId === me.id);
    if (!row) throw refused(applicationNotFound);
    return data(jobView(world, row));
  }),
};

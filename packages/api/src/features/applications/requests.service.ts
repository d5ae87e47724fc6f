import {
  applicationChanged,
  applicationNotFound,
  applicationNotPending,
  tooManyPending,
  tooManyToday,
} from '@prahari/contract/applications';
import type {
  ClientApplication,
  respondToClientApplication,
  submitClientApplication,
  updateClientApplication,
} from '@prahari/contract/applications.schemas';
import { MAX_PENDING_REQUESTS, MAX_REQUESTS_PER_DAY } from '@prahari/contract/constants';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import type { ListQuery } from '@prahari/contract/lists';
import { AppError } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import { recordOf } from '../../db/person-record.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { countUpTo } from '../../limits/rate-limits.ts';
import { listReply, pageReply } from '../../read-model/reply.ts';
import { announce } from '../../webhooks/deliveries.queries.ts';
import { lockCaller, lockPerson } from '../auth/users/users.service.ts';
import { addOrUpdateClient } from '../membership/client-membership.service.ts';
import { addPostOfRequest, type KnownPost } from '../scheduling/posts/post-of-request.service.ts';
import { decidePending, withdrawOwnPending } from './decisions.queries.ts';
import {
  applicationList,
  countPending,
  insertApplication,
  selectApplications,
  selectLatestIds,
  updatePending,
} from './requests.queries.ts';
import { tellOfAnswer } from './tell-of-answer.service.ts';

export { countClientApplications, oldestRequest } from './requests.queries.ts';

const DAY_SECONDS = 24 * 3600;
/** The time after which the office may have answered. */
const HOUR_SECONDS = 3600;

async function applications(db: Db, ids: string[]): Promise<ClientApplication[]> {
  const rows = await selectApplications(db, ids);
  return rows.map(({ userId, name, email, guardId, clientId, declineReason, ...row }) => ({
    ...row,
    ...(declineReason && { declineReason }),
    user: { _id: userId, name, email },
    ...recordOf({ guardId, clientId }),
  }));
}

/** @throws applicationNotFound */
export async function application(db: Db, id: string): Promise<ClientApplication> {
  const [found] = await applications(db, [id]);
  if (!found) throw new AppError(applicationNotFound);
  return found;
}

/** Lists all requests. @throws 400 for a cursor of another list */
export const listApplications = (db: Db, query: ListQuery) =>
  listReply(db, applicationList, { query, fetch: (ids) => applications(db, ids) });

/** Lists a user's requests. @throws 400 for a cursor of another list */
export const listOwn = (db: Db, query: ListQuery, owner: string) =>
  pageReply(db, applicationList, { query, owner, fetch: (ids) => applications(db, ids) });

/** Counts a request first, so that concurrent ones wait. @throws tooManyToday, tooManyPending */
async function assertMayRequest(tx: Tx, userId: string): Promise<void> {
  const secondsLeft = await countUpTo(tx, `requests:${userId}`, {
    points: MAX_REQUESTS_PER_DAY,
    windowSeconds: DAY_SECONDS,
  });
  if (secondsLeft !== undefined) throw new AppError(tooManyToday, { retryAfterSeconds: secondsLeft });
  if ((await countPending(tx, userId)) >= MAX_PENDING_REQUESTS)
    throw new AppError(tooManyPending, { retryAfterSeconds: HOUR_SECONDS });
}

/** Submits a request for guards. @throws tooManyToday, tooManyPending */
export function submit(
  db: Db,
  userId: string,
  body: ParsedBodyOf<typeof submitClientApplication>,
): Promise<ClientApplication> {
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, userId);
    await assertMayRequest(tx, userId);
    const id = await insertApplication(tx, userId, body);
    await audit(tx, {
      actorId: userId,
      action: 'submitClientApplication',
      entity: 'client_applications',
      entityId: id,
    });
    return application(tx, id);
  });
}

/** Changes the caller's own pending request; the same values again are no change. @throws applicationNotFound, applicationNotPending */
export function changeOwn(
  db: Db,
  userId: string,
  body: ParsedBodyOf<typeof updateClientApplication>,
): Promise<ClientApplication> {
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, userId);
    const outcome = await updatePending(tx, userId, body);
    const request = await application(tx, body.applicationId);
    if (request.user._id !== userId) throw new AppError(applicationNotFound);
    if (!outcome) throw new AppError(applicationNotPending);
    if (outcome === 'changed')
      await audit(tx, {
        actorId: userId,
        action: 'updateClientApplication',
        entity: 'client_applications',
        entityId: body.applicationId,
      });
    return request;
  });
}

/** Takes back the caller's own pending request. @throws applicationNotFound, applicationNotPending */
export function withdrawOwn(db: Db, userId: string, id: string): Promise<ClientApplication> {
  return inTransaction(db, async (tx) => {
    const withdrawn = await withdrawOwnPending(tx, 'client_applications', { id, userId });
    const request = await application(tx, id);
    if (request.user._id !== userId) throw new AppError(applicationNotFound);
    if (!withdrawn) throw new AppError(applicationNotPending);
    await audit(tx, {
      actorId: userId,
      action: 'withdrawClientApplication',
      entity: 'client_applications',
      entityId: id,
    });
    return request;
  });
}

export interface AnsweredRequest {
  application: ClientApplication;
  entryId: string;
}

/**
 * Accepts or declines a pending request. Accepting adds or updates the client and makes the post,
 * declining mails it when undo is over. @throws applicationNotFound, applicationNotPending,
 * applicationChanged for another version
 */
export function respond(
  db: Db,
  actorId: string,
  { applicationId, ...answer }: ParsedBodyOf<typeof respondToClientApplication>,
): Promise<AnsweredRequest> {
  return inTransaction(db, async (tx) => {
    const { status, reason } = answer;
    await lockPerson(tx, (await application(tx, applicationId)).user._id);
    const answered = await decidePending(tx, 'client_applications', applicationId, answer);
    const request = await application(tx, applicationId);
    if (!answered)
      throw new AppError(request.status === 'pending' ? applicationChanged : applicationNotPending);
    let { record } = request;
    if (status === 'approved') {
      const { user, serviceType, location } = request;
      const approved = { userId: user._id, serviceType, location, applicationId };
      const clientId = await addOrUpdateClient(tx, actorId, approved);
      await addPostOfRequest(tx, clientId, request);
      record = { kind: 'client', _id: clientId };
    }
    const entryId = await audit(tx, {
      actorId,
      action: status === 'approved' ? 'acceptClientApplication' : 'declineClientApplication',
      entity: 'client_applications',
      entityId: applicationId,
      detail: { reason: request.declineReason, userId: request.user._id },
    });
    await tellOfAnswer(tx, {
      of: 'request',
      userId: request.user._id,
      isAccepted: status === 'approved',
      reason,
      entryId,
    });
    await announce(tx, {
      type: 'application.decided',
      data: {
        applicationId: request._id,
        kind: 'client',
        status: status === 'approved' ? 'accepted' : 'declined',
        userId: request.user._id,
      },
    });
    return { application: { ...request, ...(record && { record }) }, entryId };
  });
}

/** Enters a request by phone as approved: adds or updates the client and makes the post. */
export async function enterRequest(
  tx: Tx,
  actorId: string,
  userId: string,
  body: ParsedBodyOf<typeof submitClientApplication>,
  post: KnownPost,
): Promise<void> {
  const applicationId = await insertApplication(tx, userId, body, 'approved');
  const { serviceType, location } = body;
  const clientId = await addOrUpdateClient(tx, actorId, { applicationId, userId, serviceType, location });
  await addPostOfRequest(tx, clientId, { ...body, _id: applicationId }, post);
}

/** Returns a user's latest requests, newest first. */
export async function latestRequests(db: Db, userId: string, limit: number): Promise<ClientApplication[]> {
  const ids = await selectLatestIds(db, userId, limit);
  const rows = ids.length === 0 ? [] : await applications(db, ids);
  return rows.sort((a, b) => (a._id < b._id ? 1 : -1));
}

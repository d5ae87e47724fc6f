import { clientNotFound } from '@prahari/contract/assignments';
import type { ClientRecord } from '@prahari/contract/clients.schemas';
import type { PersonTimeline } from '@prahari/contract/guards.schemas';
import { AppError } from '../../AppError.ts';
import { isId } from '../../db/ids.ts';
import type { Db } from '../../db/tables.ts';
import { latestRequests } from '../applications/requests.service.ts';
import { timelineOf } from '../audit-log/audit-log.service.ts';
import { mayUseWhatsApp } from '../consent/consent.service.ts';
import { LONG_TIMELINE, pastAssignments, TIMELINE } from '../guards/guard-record.service.ts';
import { clientAccount, latestBills } from '../money/bills/client-account.service.ts';
import { readClientTax } from '../money/client-tax/client-tax.service.ts';
import { loginOf } from '../people/invitations.service.ts';
import { completeEnded } from '../scheduling/guard-schedule/ended-assignments.service.ts';
import { postsOfClient } from '../scheduling/posts/posts.service.ts';
import { selectClientDetails } from './client-record.queries.ts';
import { clientWithDues } from './clients.service.ts';

const LATEST = { posts: 50, bills: 12, requests: 20, assignments: 50 };

async function detailsOf(db: Db, id: string) {
  const details = isId(id) ? await selectClientDetails(db, id) : undefined;
  if (!details) throw new AppError(clientNotFound);
  return details;
}

/** Returns the office's record of a client. @throws clientNotFound, also for a malformed id */
export async function clientRecord(db: Db, id: string): Promise<ClientRecord> {
  await completeEnded(db);
  const { userId, contactName, notes } = await detailsOf(db, id);
  const [client, login, whatsApp, account, tax, posts, bills, requests, past, timeline] = await Promise.all([
    clientWithDues(db, id),
    loginOf(db, userId),
    mayUseWhatsApp(db, userId),
    clientAccount(db, id),
    readClientTax(db, id),
    postsOfClient(db, id, LATEST.posts),
    latestBills(db, id, LATEST.bills),
    latestRequests(db, userId, LATEST.requests),
    pastAssignments(db, id, LATEST.assignments),
    timelineOf(db, { userId, as: 'client', id }, TIMELINE),
  ]);
  return {
    client,
    contactName,
    notes,
    login,
    ...(whatsApp !== undefined && { whatsApp }),
    account,
    tax,
    posts,
    bills,
    requests,
    pastAssignments: past,
    timeline,
  };
}

/** Returns the latest audit entries about a client. @throws clientNotFound */
export async function clientTimeline(db: Db, id: string): Promise<PersonTimeline> {
  const { userId } = await detailsOf(db, id);
  return timelineOf(db, { userId, as: 'client', id }, LONG_TIMELINE);
}

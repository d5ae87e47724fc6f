import type { Definition } from '@prahari/contract/definition';
import { definitions } from '@prahari/contract/definitions';
import { addDays, today } from '@prahari/domain/days';

/** People and a post that the companies of both sizes have. */
export interface CompanyIds {
  guardId: string;
  clientId: string;
  postId: string;
  assignmentId: string;
}

/** What is asked of an endpoint that is no paged list. */
export interface OtherRead {
  query?: string;
  /** The row whose id replaces `{id}` in the path. */
  id?: keyof CompanyIds;
  body?: object;
}

const month = `from=${today()}&days=31`;
const night = `shift=night&startDate=${today()}&endDate=${addDays(today(), 7)}`;
const found = (q: string): OtherRead => ({ body: { q } });

/** The requests to each endpoint that reads and is no paged list; a string instead of requests says why it is not timed. */
export const otherReads: Readonly<Record<string, readonly OtherRead[] | string>> = {
  authStatus: [{}],
  listSessions: [{}],
  getSecondFactor: 'a constant row of one account, and asks for a fresh proof',
  listPasskeys: [{}],
  listConsents: [{}],
  listDataRequests: [{}],
  listOwnDataRequests: [{}],
  getGuardProfile: [{}],
  getGuardRecord: [{ id: 'guardId' }],
  getGuardTimeline: [{ id: 'guardId' }],
  getClient: [{ id: 'clientId' }],
  getClientProfile: [{}],
  getClientRecord: [{ id: 'clientId' }],
  getClientTimeline: [{ id: 'clientId' }],
  listExpiringPapers: [{}],
  getAssignment: [{ id: 'assignmentId' }],
  getFreeGuards: [{ query: night }, { query: `city=Noida&${night}` }],
  getPost: [{ id: 'postId' }],
  getPostCandidates: [{ id: 'postId' }],
  getRoster: [{ query: `${month}&limit=50` }, { query: month }],
  latestSecurityApplication: [{}],
  getOverview: [{}],
  getChanges: [{}],
  find: ['a', 'noida', 'guard-77@', 'zq'].map(found),
};

const isRead = ({ method, list }: Definition) => method === 'GET' && list === undefined;

/** Names that `otherReads` must have: the endpoints that neither write nor list pages, and the search for everything. */
export const otherReadNames: readonly string[] = [
  ...Object.entries(definitions).flatMap(([name, endpoint]) => (isRead(endpoint) ? [name] : [])),
  'find',
];

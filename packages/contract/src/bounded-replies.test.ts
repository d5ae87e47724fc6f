import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definitions } from './definitions.ts';

/** The bound of each list that has no pages. */
const bounds: Record<string, string> = {
  getAgeing: 'clients who owe something',
  getAssignment: 'one assignment',
  getBill: 'lines of one bill',
  getBillDocument: 'lines of one bill',
  getClient: 'open assignments of one client',
  getClientDues: 'unpaid bills and open payments of one client',
  getClientRecord: '50 posts and past assignments, 12 bills, 20 requests',
  getClientTimeline: '500 entries',
  getCompany: 'GSTINs of the company',
  getCreditNoteDocument: 'lines of one credit note',
  getGuardRecord: '50 past assignments',
  getGuardTimeline: '500 entries',
  getLinkedMuster: 'a post’s month',
  getMoneyMonths: '12 months',
  getMuster: 'a post’s month',
  getOffer: '31 days',
  getOwnBill: 'lines of one bill',
  getOwnBillDocument: 'lines of one bill',
  getOwnCreditNoteDocument: 'lines of one credit note',
  getOwnHistory: 'months in which one guard worked',
  getOwnMonth: 'a guard’s month',
  getOwnStatement: 'ten years of one client',
  getPost: 'open assignments of one post',
  getPostCandidates: '50 guards',
  getRegisterDocument: 'a month, which is printed',
  getStatement: 'ten years of one client',
  getWatch: '200 rows',
  latestSecurityApplication: 'one application',
  listApiTokens: '20 tokens',
  listChallans: '50 receipts',
  listConsents: 'one for each purpose',
  listDataRequests: '200 requests',
  listDebtsToCall: '100 clients',
  listExpiringPapers: '1,000 papers',
  listOwnDataRequests: '200 requests',
  listPasskeys: '20 passkeys',
  listPrices: '200 prices',
  listRateRises: '200 rates',
  listSessions: '200 sessions',
  listWebhooks: '20 webhooks',
};

/** True for a type of JSON Schema that is a list, or an object with one at its first level. */
const hasList = (schema: z.core.JSONSchema.BaseSchema | boolean | undefined): boolean =>
  typeof schema === 'object' &&
  (schema.type === 'array' ||
    Object.values(schema.properties ?? {}).some((one) => typeof one === 'object' && one.type === 'array'));

const listing = Object.entries(definitions).filter(([, { method, list, query, reply }]) => {
  const takesLimit =
    list !== undefined || (query !== undefined && 'limit' in (query as unknown as { shape: object }).shape);
  if (method !== 'GET' || takesLimit || !reply) return false;
  const schema = z.toJSONSchema(reply, { unrepresentable: 'any', io: 'output' });
  return hasList(schema) || hasList(schema.properties?.data);
});

test('each list that can’t be asked for in pages names what bounds it', () => {
  expect(listing.map(([name]) => name).sort()).toEqual(Object.keys(bounds).sort());
});

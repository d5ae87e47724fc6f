import type { ApiToken, ApiTokenIdBody, CreateApiTokenBody, CreatedApiToken } from './api-tokens.schemas.ts';
import { endpoint } from './endpoint.ts';
import type { DataReply, MessageReply, Refusal } from './reply.ts';

/** Begins every API token, so that people and scanners recognize one. */
export const API_TOKEN_PREFIX = 'prahari_';
export const API_TOKEN_NAME_MAX = 60;
/** The longest life of an API token. */
export const API_TOKEN_MAX_DAYS = 365;
/** API tokens of one admin. */
export const MAX_API_TOKENS = 20;
export const API_TOKEN_CALLS_PER_MINUTE = 300;

export const apiTokenMessages = {
  copied: 'API token copied',
  copyFailed: 'Copying did not work. Select the token and copy it by hand.',
  fetchFailed: 'Failed to fetch your API tokens',
  createFailed: 'Failed to make the API token',
  revoked: 'API token revoked',
  revokeFailed: 'Failed to revoke the API token',
} as const;

export const apiTokenNotFound = {
  status: 404,
  code: 'api_tokens.not_found',
  message: 'API token not found',
} as const satisfies Refusal;

export const tooManyApiTokens = {
  status: 409,
  code: 'api_tokens.too_many',
  message: 'You have as many API tokens as an admin can have. Revoke one first.',
} as const satisfies Refusal;

/** Refuses an API token at a call outside its scopes. */
export const outOfScope = {
  status: 403,
  code: 'api_tokens.out_of_scope',
  message: 'This API token may not do that',
} as const satisfies Refusal;

/** Refuses an API token that calls too often. */
export const tooManyTokenCalls = {
  status: 429,
  code: 'api_tokens.too_many_calls',
  message: 'This API token calls too often. Please wait a minute and try again.',
} as const satisfies Refusal;

export const listApiTokens = endpoint<DataReply<ApiToken[]>>({
  method: 'GET',
  path: '/admin/api-tokens',
  access: 'admin',
});

export const createApiToken = endpoint<DataReply<CreatedApiToken>, CreateApiTokenBody>({
  method: 'POST',
  path: '/admin/api-tokens',
  access: 'admin',
  status: 201,
});

export const revokeApiToken = endpoint<MessageReply, ApiTokenIdBody>({
  method: 'POST',
  path: '/admin/api-tokens/revoke',
  access: 'admin',
});

/** The areas that an API token can be given. */
export const apiAreas = ['guards', 'clients', 'posts', 'bills', 'applications', 'office'] as const;
export type ApiArea = (typeof apiAreas)[number];

/** Nothing can be written in the office's own area: its figures, search and change counters. */
export const apiScopes = [
  'guards:read',
  'guards:write',
  'clients:read',
  'clients:write',
  'posts:read',
  'posts:write',
  'bills:read',
  'bills:write',
  'applications:read',
  'applications:write',
  'office:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** True if a token with the scope may change something. */
export const isWriteScope = (scope: ApiScope): boolean => scope.endsWith(':write');

export const apiAreaLabels: Record<ApiArea, string> = {
  guards: 'Guards',
  clients: 'Clients',
  posts: 'Posts and assignments',
  bills: 'Bills',
  applications: 'Applications',
  office: 'Figures and search',
};

/** Names scopes by area: `Guards: read · Bills: read and change`. */
export const describeScopes = (scopes: readonly ApiScope[]): string =>
  apiAreas
    .flatMap((area) => {
      const rights = [
        ...(scopes.includes(`${area}:read`) ? ['read'] : []),
        ...(scopes.some((scope) => scope === `${area}:write`) ? ['change'] : []),
      ];
      return rights.length > 0 ? [`${apiAreaLabels[area]}: ${rights.join(' and ')}`] : [];
    })
    .join(' · ');

/**
 * The endpoints of each scope, by name. An endpoint that is missing here refuses every API token:
 * what concerns logins, tokens and webhooks, what needs a recent password, guards’ cards, which show faces, and acts
 * across areas.
 */
export const scopeEndpoints: Readonly<Record<ApiScope, readonly string[]>> = {
  'guards:read': ['listGuards', 'getGuardRecord', 'getGuardTimeline', 'listExpiringPapers'],
  'guards:write': ['addGuard', 'correctGuard', 'addPaper', 'updatePaper', 'deletePaper', 'importGuards'],
  'clients:read': ['listClients', 'getClient', 'getClientRecord', 'getClientTimeline', 'listProblems'],
  'clients:write': [
    'addClient',
    'correctClient',
    'setClientNotes',
    'updateClientTax',
    'importClients',
    'answerProblem',
  ],
  'posts:read': [
    'listPosts',
    'getPost',
    'getPostCandidates',
    'getFreeGuards',
    'getRoster',
    'listDuties',
    'listRotations',
    'listOffers',
    'getWatch',
    'getMuster',
    'getAssignment',
  ],
  'posts:write': [
    'addPost',
    'updatePost',
    'endPost',
    'assignToPost',
    'assignGuard',
    'withdrawGuard',
    'replaceGuard',
    'replace',
    'correctDuty',
    'swapDuties',
    'addRotation',
    'extendRotation',
    'sendOffers',
    'addWatchStep',
    'closeOffers',
  ],
  'bills:read': [
    'listBills',
    'getBill',
    'listBillDrafts',
    'listRates',
    'listRateRises',
    'listPayments',
    'listUnexplainedPayments',
    'downloadReceipt',
    'getClientDues',
    'matchPayments',
    'getAgeing',
    'getStatement',
    'downloadStatement',
    'listChallans',
    'downloadChallan',
    'downloadPaperPack',
    'getTds',
    'listDebtsToCall',
    'getMoneyMonths',
    'getBillDocument',
    'downloadBill',
    'getCreditNoteDocument',
    'downloadCreditNote',
  ],
  'bills:write': [
    'makeMonth',
    'updateBill',
    'addRate',
    'raiseRate',
    'deleteRate',
    'generateBill',
    'markBillPaid',
    'markBillUnpaid',
    'restoreBill',
    'addPayment',
    'voidPayment',
    'allocatePayment',
    'explainPayment',
    'addCreditNote',
    'addTdsCertificate',
    'removeTdsCertificate',
    'addDebtCall',
    'mailStatement',
    'addChallan',
    'deleteChallan',
  ],
  'applications:read': ['listClientApplications', 'listSecurityApplications'],
  'applications:write': [
    'respondToClientApplication',
    'reopenClientApplication',
    'acceptSecurityApplication',
    'declineSecurityApplication',
    'reopenSecurityApplication',
  ],
  'office:read': ['getOverview', 'getChanges', 'find'],
};

/** Returns the scope that an API token needs for an endpoint; undefined refuses every token. */
export const scopeOf = (endpointName: string): ApiScope | undefined =>
  apiScopes.find((scope) => scopeEndpoints[scope].includes(endpointName));

import type { ApiScope } from './api-tokens.ts';

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

const scopes = new Map(
  (Object.entries(scopeEndpoints) as [ApiScope, readonly string[]][]).flatMap(([scope, names]) =>
    names.map((name) => [name, scope] as const),
  ),
);

/** Returns the scope that an API token needs for an endpoint; undefined refuses every token. */
export const scopeOf = (endpointName: string): ApiScope | undefined => scopes.get(endpointName);

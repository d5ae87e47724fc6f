import { labelOf } from '@prahari/domain/format';
import type { AuditEntry } from './audit-log.schemas.ts';
import { type ConsentPurpose, purposeTexts } from './auth.ts';
import type { PaperKind } from './documents.ts';
import { listEndpoint } from './endpoint.ts';

export const auditTopics = ['assignments', 'bills', 'applications', 'accounts', 'mail'] as const;
export type AuditTopic = (typeof auditTopics)[number];
export const auditTopicLabels: Record<AuditTopic, string> = {
  assignments: 'Assignments',
  bills: 'Bills',
  applications: 'Applications',
  accounts: 'Accounts',
  mail: 'Mail',
};

export const auditLogMessages = {
  fetchFailed: 'Failed to fetch activity',
} as const;

/** The parts of an `AuditEntry` that its sentence needs. */
export interface DescribedEntry {
  action: string;
  actor: { name: string } | null;
  /** Missing for an act in a session. */
  apiToken?: { name: string | null } | undefined;
  about: {
    person?: string | undefined;
    guard?: string | undefined;
    client?: string | undefined;
    billNumber?: string | undefined;
    status?: string | undefined;
    recipient?: string | undefined;
    paper?: PaperKind | undefined;
    purpose?: ConsentPurpose | undefined;
    rows?: number | undefined;
  };
}

/** The names in a sentence; an unknown one becomes a general term such as `a guard`. */
interface Names {
  who: string;
  /** The person the entry is about: `Asha Rao’s`. */
  whose: string;
  person: string;
  guard: string;
  client: string;
  bill: string;
  status: string;
  recipient: string;
  /** A kind of paper: `medical`. */
  paper: string;
  /** A purpose of consent: `messages on WhatsApp`. */
  purpose: string;
  /** The size of an import: `300 rows`. */
  rows: string;
  /** The user who acted, or the server operator for console commands. */
  office: string;
}

type Sentence = (names: Names) => string;

const sentenceFor = (all: Record<string, Sentence>, name: string): Sentence | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;

const paperNames: Record<PaperKind, string> = {
  policeVerification: 'police verification',
  psaraTraining: 'PSARA training',
  medical: 'medical',
};

const statusSentences: Record<string, Sentence> = {
  active: ({ guard, client }) => `${guard} is back on duty at ${client}`,
  onBreak: ({ guard, client }) => `${guard} went on a break at ${client}`,
};

const sentences = {
  assignGuard: ({ who, guard, client }) => `${who} assigned ${guard} to ${client}`,
  withdrawGuard: ({ who, guard, client }) => `${who} withdrew ${guard} from ${client}`,
  undoAssignGuard: ({ who, guard, client }) => `${who} took back the assignment of ${guard} to ${client}`,
  undoWithdrawGuard: ({ who, guard, client }) => `${who} took back the withdrawal of ${guard} from ${client}`,
  undoReplaceGuard: ({ who, guard, client }) => `${who} took back the replacement of ${guard} at ${client}`,
  undoShortenAssignment: ({ who, guard, client }) =>
    `${who} gave ${guard} the former last day at ${client} back`,
  completeAssignment: ({ guard, client }) => `${guard} completed the assignment at ${client}`,
  endAssignment: ({ guard, client }) => `The assignment of ${guard} at ${client} ended by its date`,
  setAssignmentStatus: (names) =>
    sentenceFor(statusSentences, names.status)?.(names) ??
    `${names.guard} changed the assignment at ${names.client}`,
  shortenAssignment: ({ who, guard, client }) =>
    `${who} brought forward the last day of ${guard} at ${client}`,
  replaceGuard: ({ who, guard, client }) => `${who} replaced ${guard} at ${client}`,
  startDuty: ({ guard, client }) => `${guard} started a duty at ${client}`,
  endDuty: ({ guard, client }) => `${guard} ended a duty at ${client}`,
  sendOffers: ({ who, client }) => `${who} offered a place at ${client} to guards`,
  closeOffers: ({ who, client }) => `${who} closed offers of a place at ${client}`,
  acceptOffer: ({ guard, client }) => `${guard} took an offered duty at ${client}`,
  declineOffer: ({ guard, client }) => `${guard} declined an offered duty at ${client}`,
  correctDuty: ({ who, guard, client }) => `${who} corrected a duty of ${guard} at ${client}`,
  exportMuster: ({ who, client }) => `${who} exported a month of duties at ${client}`,
  sendMuster: ({ who, client }) => `${who} sent a month of duties to ${client}`,
  agreeMuster: ({ who, client }) => `${who} agreed a month of duties at ${client}`,
  disputeMuster: ({ who, client }) => `${who} disputed days of duty at ${client}`,
  answerDispute: ({ who, client }) => `${who} answered a disputed duty at ${client}`,
  reopenMuster: ({ who, client }) => `${who} reopened a month of duties at ${client}`,
  addWatchStep: ({ who, guard, client }) => `${who} noted a call to ${guard} about a duty at ${client}`,
  adjustDuty: ({ who, guard, client }) => `${who} adjusted an agreed duty of ${guard} at ${client}`,
  agreeOwnMonth: ({ guard }) => `${guard} agreed the own month of duties`,
  askForLeave: ({ guard }) => `${guard} asked for leave`,
  withdrawLeave: ({ guard }) => `${guard} took back a request for leave`,
  approveLeave: ({ who, guard }) => `${who} granted leave to ${guard}`,
  declineLeave: ({ who, guard }) => `${who} did not grant leave to ${guard}`,
  markMessagesSent: ({ who }) => `${who} ticked off messages as sent`,
  rateGuard: ({ who, guard }) => `${who} rated ${guard}`,
  changeRating: ({ who, guard }) => `${who} changed the rating of ${guard}`,
  reportProblem: ({ who, client }) => `${who} reported a problem at a post of ${client}`,
  answerProblem: ({ who, client }) => `${who} answered a problem of ${client}`,
  closeProblem: ({ who, client }) => `${who} closed a problem of ${client}`,
  makeCalendarFeed: ({ guard }) => `${guard} made an address of the calendar`,
  endCalendarFeed: ({ guard }) => `${guard} ended the address of the calendar`,
  makeIdentityCard: ({ who, guard }) => `${who} made the card of ${guard}`,
  savePhotograph: ({ who, guard }) => `${who} saved a photograph of ${guard}`,
  deletePhotograph: ({ who, guard }) => `${who} deleted the photograph of ${guard}`,
  endIdentityCard: ({ who, guard }) => `${who} ended the card of ${guard}`,
  addPost: ({ who, client }) => `${who} added a post of ${client}`,
  updatePost: ({ who, client }) => `${who} changed a post of ${client}`,
  addRotation: ({ who, client }) => `${who} made a rotation at a post of ${client}`,
  extendRotation: ({ who, client }) => `${who} extended a rotation at a post of ${client}`,
  undoRotation: ({ who, client }) => `${who} took back a rotation at a post of ${client}`,
  undoExtendRotation: ({ who, client }) =>
    `${who} took back the extension of a rotation at a post of ${client}`,
  endPost: ({ who, client }) => `${who} ended a post of ${client}`,
  generateBill: ({ who, bill, client }) => `${who} generated ${bill} for ${client}`,
  markBillPaid: ({ who, bill, client }) => `${who} marked ${bill} of ${client} as paid`,
  deleteBill: ({ who, bill, client }) => `${who} deleted ${bill} of ${client}`,
  markBillUnpaid: ({ who, bill, client }) => `${who} marked ${bill} of ${client} as not paid`,
  addPayment: ({ who, client }) => `${who} recorded a payment of ${client}`,
  voidPayment: ({ who, client }) => `${who} voided a payment of ${client}`,
  allocatePayment: ({ who, client }) => `${who} put money on account of ${client} to bills`,
  explainPayment: ({ who, client }) => `${who} explained a payment of ${client}`,
  addCreditNote: ({ who, bill, client }) => `${who} made a credit note of ${bill} of ${client}`,
  addChallan: ({ who }) => `${who} added the receipt of a challan`,
  deleteChallan: ({ who }) => `${who} deleted the receipt of a challan`,
  exportPaperPack: ({ who, client }) => `${who} downloaded the papers of a month of ${client}`,
  mailStatement: ({ who, client }) => `${who} mailed ${client} its statement`,
  addTdsCertificate: ({ who, client }) => `${who} recorded a TDS certificate of ${client}`,
  removeTdsCertificate: ({ who, client }) => `${who} removed a TDS certificate of ${client}`,
  addDebtCall: ({ who, client }) => `${who} noted a call to ${client} about its debt`,
  restoreBill: ({ who, bill, client }) => `${who} restored ${bill} of ${client}`,
  makeMonth: ({ who, bill, client }) => `${who} made ${bill} for a month of ${client}`,
  updateBill: ({ who, bill, client }) => `${who} changed ${bill} of ${client}`,
  addRate: ({ who, client }) => `${who} entered a rate of ${client}`,
  publishRate: ({ who, client }) => `${who} published the price of a rate of ${client}`,
  unpublishRate: ({ who, client }) => `${who} took back the price of a rate of ${client}`,
  deleteRate: ({ who, client }) => `${who} deleted a rate of ${client}`,
  exportPayments: ({ who }) => `${who} exported the list of payments`,
  exportAgeing: ({ who }) => `${who} exported what clients owe`,
  exportTds: ({ who }) => `${who} exported the tax that clients kept back`,
  exportRegister: ({ who }) => `${who} exported a register`,
  exportTally: ({ who }) => `${who} exported bills and payments for Tally`,
  exportGstr1: ({ who }) => `${who} exported the return GSTR-1`,
  exportEInvoices: ({ who }) => `${who} exported bills for the e-invoice portal`,
  registerEInvoices: ({ who, bill, client }) => `${who} registered ${bill} of ${client} as an e-invoice`,
  submitClientApplication: ({ who }) => `${who} requested guards`,
  updateClientApplication: ({ who }) => `${who} changed their request for guards`,
  withdrawClientApplication: ({ who }) => `${who} took back their request for guards`,
  acceptClientApplication: ({ who, whose }) => `${who} accepted ${whose} request for guards`,
  declineClientApplication: ({ who, whose }) => `${who} declined ${whose} request for guards`,
  reopenClientApplication: ({ who, whose }) => `${who} reopened ${whose} request for guards`,
  submitSecurityApplication: ({ who }) => `${who} applied for a job`,
  updateSecurityApplication: ({ who }) => `${who} changed their job application`,
  withdrawSecurityApplication: ({ who }) => `${who} took back their job application`,
  acceptSecurityApplication: ({ who, whose }) => `${who} accepted ${whose} job application`,
  declineSecurityApplication: ({ who, whose }) => `${who} declined ${whose} job application`,
  reopenSecurityApplication: ({ who, whose }) => `${who} reopened ${whose} job application`,
  importGuards: ({ who, rows }) => `${who} imported a file of guards with ${rows}`,
  importClients: ({ who, rows }) => `${who} imported a file of clients with ${rows}`,
  removeImport: ({ who, rows }) => `${who} removed an import with ${rows}`,
  exportGuards: ({ who }) => `${who} exported the list of guards`,
  exportClients: ({ who }) => `${who} exported the list of clients`,
  exportBills: ({ who }) => `${who} exported the list of bills`,
  exportPosts: ({ who }) => `${who} exported the list of posts`,
  exportClientApplications: ({ who }) => `${who} exported the list of client applications`,
  exportSecurityApplications: ({ who }) => `${who} exported the list of security applications`,
  addClient: ({ who, client }) => `${who} added ${client} as a client`,
  updateClient: ({ who, client }) => `${who} updated the service of ${client}`,
  removeClient: ({ who, client }) => `${who} removed ${client} from the clients`,
  addGuard: ({ who, guard }) => `${who} added ${guard} as a guard`,
  removeGuard: ({ who, guard }) => `${who} removed ${guard} from the guards`,
  correctGuard: ({ who, guard }) => `${who} corrected the details of ${guard}`,
  correctClient: ({ who, client }) => `${who} corrected the details of ${client}`,
  setClientNotes: ({ who, client }) => `${who} changed the notes about ${client}`,
  updateClientTax: ({ who, client }) => `${who} changed tax and billing of ${client}`,
  updateCompany: ({ who }) => `${who} changed the facts about the company`,
  addPaper: ({ who, guard, paper }) => `${who} added the ${paper} of ${guard}`,
  updatePaper: ({ who, guard, paper }) => `${who} changed the ${paper} of ${guard}`,
  deletePaper: ({ who, guard, paper }) => `${who} deleted the ${paper} of ${guard}`,
  invitePerson: ({ who, person }) => `${who} invited ${person} to set a password`,
  acceptInvitation: ({ person }) => `${person} accepted the invitation and set a password`,
  createAdmin: ({ person }) => `${person} became an admin`,
  failLogin: ({ person }) => `${person} failed to log in`,
  register: ({ person }) => `${person} signed up`,
  resendOtp: ({ person }) => `${person} requested another signup code`,
  registerKnownEmail: () => 'Someone signed up with the email of an existing account',
  resendOtpWithoutSignup: () => 'Someone requested a signup code without signing up',
  verifyEmail: ({ person }) => `${person} verified their email`,
  forgotPassword: ({ person }) => `${person} requested a password reset code`,
  forgotPasswordUnknownEmail: () => 'Someone requested a password reset code for an email without an account',
  forgotPasswordDisabledAccount: ({ person }) =>
    `${person} requested a password reset code, but the account is disabled`,
  resetPassword: ({ person }) => `${person} reset their password`,
  giveConsent: ({ who, purpose }) => `${who} agreed to ${purpose}`,
  withdrawConsent: ({ who, purpose }) => `${who} no longer agrees to ${purpose}`,
  changePassword: ({ who }) => `${who} changed their password`,
  setLanguage: ({ who }) => `${who} chose another language`,
  login: ({ who }) => `${who} logged in`,
  reauthenticate: ({ who }) => `${who} entered their password again`,
  addPasskey: ({ who }) => `${who} added a passkey`,
  renamePasskey: ({ who }) => `${who} renamed a passkey`,
  removePasskey: ({ who }) => `${who} removed a passkey`,
  createApiToken: ({ who }) => `${who} made an API token`,
  revokeApiToken: ({ who }) => `${who} revoked an API token`,
  addWebhook: ({ who }) => `${who} added a webhook`,
  updateWebhook: ({ who }) => `${who} changed a webhook`,
  deleteWebhook: ({ who }) => `${who} deleted a webhook`,
  testWebhook: ({ who }) => `${who} sent a test to a webhook`,
  replayWebhookDelivery: ({ who }) => `${who} sent a delivery to a webhook again`,
  turnOffWebhook: () => 'A webhook was turned off after days of failures',
  turnOffWebhookOfOwner: () => 'A webhook was turned off with the account of its admin',
  usePasskey: ({ who }) => `${who} used a passkey`,
  refuseCopiedPasskey: ({ person }) => `A passkey of ${person} was refused because it may be a copy`,
  loginFromNewBrowser: ({ who }) => `${who} logged in from a new browser`,
  reportLogin: ({ person }) => `${person} said that a login was not theirs, and ended it`,
  manyFailedLogins: ({ person }) => `Many logins to the account of ${person} failed`,
  manyFailedLoginsUnknownEmail: () => 'Many logins with an email without an account failed',
  wrongSecondFactorCodes: ({ person }) =>
    `Someone with the password of ${person} entered wrong two-step codes`,
  endSession: ({ who }) => `${who} ended a session`,
  endOtherSessions: ({ who }) => `${who} ended all other sessions`,
  endAccountSessions: ({ office, person }) => `${office} ended all sessions of ${person}`,
  resetAccountFactors: ({ office, person }) => `${office} reset two-step login of ${person}`,
  disableAccount: ({ office, person }) => `${office} disabled the account of ${person}`,
  enableAccount: ({ office, person }) => `${office} enabled the account of ${person}`,
  downloadOwnData: ({ who }) => `${who} downloaded a copy of their data`,
  exportPersonalData: ({ office, person }) => `${office} exported the data of ${person}`,
  confirmEmail: ({ person }) => `${person} confirmed a new email`,
  keepEmail: ({ person }) => `${person} kept the former email`,
  correctPersonalData: ({ office, person }) => `${office} corrected the data of ${person}`,
  erasePersonalData: ({ office, person }) => `${office} erased the data of ${person}`,
  askForData: ({ who }) => `${who} sent a request about their data`,
  declineDataRequest: ({ who, whose }) => `${who} declined ${whose} request about their data`,
  setUpSecondFactor: ({ person }) => `${person} started to set up two-step login`,
  enableSecondFactor: ({ person }) => `${person} turned on two-step login`,
  disableSecondFactor: ({ person }) => `${person} turned off two-step login`,
  setPassword: ({ person }) => `A new password of ${person} was set from the server console`,
  resetSecondFactor: ({ person }) => `Two-step login of ${person} was turned off from the server console`,
  useRecoveryCode: ({ person }) => `${person} used a recovery code`,
  retryMail: ({ who, recipient }) => `${who} resent the mail to ${recipient}`,
} satisfies Record<string, Sentence>;

/** An action in the audit log, named after its endpoint or command: `generateBill`. */
export type AuditAction = keyof typeof sentences;
export const auditActions = Object.keys(sentences) as AuditAction[];

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Describes an entry in a sentence: `Asha Rao assigned Ravi Kumar to Sunrise Heights`. */
export function describeAuditEntry({ action, actor, apiToken, about }: DescribedEntry): string {
  const by = apiToken
    ? ` (${apiToken.name ? `API token ${apiToken.name}` : 'an API token that was revoked'})`
    : '';
  const person = about.person || 'Someone';
  const who = `${actor?.name || 'The system'}${by}`;
  const names: Names = {
    who,
    whose: about.person ? `${about.person}’s` : 'a',
    person,
    guard: about.guard || 'a guard',
    client: about.client || 'a client',
    bill: about.billNumber ? `bill ${about.billNumber}` : 'a bill',
    status: about.status ?? '',
    recipient: about.recipient || 'someone',
    paper: about.paper ? paperNames[about.paper] : 'paper',
    purpose: about.purpose ? lowerFirst(purposeTexts[about.purpose].title) : 'a use of their data',
    rows: about.rows === 1 ? '1 row' : `${about.rows ?? 'some'} rows`,
    office: actor?.name ? who : 'The server operator',
  };
  const sentence = sentenceFor(sentences, action)?.(names) ?? `${who}: ${labelOf({}, action).toLowerCase()}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The person whose name is a part of an entry's sentence. */
export type NamedInEntry = 'actor' | 'person' | 'guard' | 'client';

export interface SentencePart {
  text: string;
  /** Missing for the words between names. */
  named?: NamedInEntry;
}

/** Unicode noncharacters, which no sentence contains. */
const marks: Record<NamedInEntry, string> = {
  actor: '\uFDD0',
  person: '\uFDD1',
  guard: '\uFDD2',
  client: '\uFDD3',
};
const namedBy = new Map((Object.keys(marks) as NamedInEntry[]).map((named) => [marks[named], named]));

/** Splits the sentence of an entry into parts, so that names can be links. */
export function auditSentence({ action, actor, apiToken, about }: DescribedEntry): SentencePart[] {
  const { person, guard, client } = about;
  const names = { actor: actor?.name, person, guard, client };
  const marked = describeAuditEntry({
    action,
    apiToken,
    actor: actor && { name: actor.name && marks.actor },
    about: {
      ...about,
      person: person && marks.person,
      guard: guard && marks.guard,
      client: client && marks.client,
    },
  });
  const parts = marked.split(/([\uFDD0-\uFDD3])/).filter(Boolean);
  return parts.map((part) => {
    const named = namedBy.get(part);
    return named ? { text: names[named] ?? '', named } : { text: part };
  });
}

export const listAuditEntries = listEndpoint<AuditEntry>({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  list: { sort: ['createdAt'], status: auditTopics, action: auditActions, day: true },
  mayBeStale: true,
});

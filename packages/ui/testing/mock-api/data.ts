import type { AccountRow } from '@prahari/contract/accounts.schemas';
import type { ApiToken } from '@prahari/contract/api-tokens.schemas';
import type { ClientApplication, SecurityApplication } from '@prahari/contract/applications.schemas';
import type { AuditEntry } from '@prahari/contract/audit-log.schemas';
import type { Consent } from '@prahari/contract/auth.schemas';
import type { BillDraft } from '@prahari/contract/bill-months.schemas';
import type { Bill } from '@prahari/contract/bills.schemas';
import type { ClientProfile, ClientWithDues } from '@prahari/contract/clients.schemas';
import type { Company } from '@prahari/contract/company.schemas';
import type { OwnDuty } from '@prahari/contract/duties.schemas';
import type { SecondFactor } from '@prahari/contract/factors.schemas';
import type { Guard, GuardProfile } from '@prahari/contract/guards.schemas';
import type { OfficeLeave, OwnLeave } from '@prahari/contract/leave.schemas';
import type { OfficeMessage } from '@prahari/contract/messages.schemas';
import type { UndeliveredMail } from '@prahari/contract/office.schemas';
import type { Post } from '@prahari/contract/posts.schemas';
import type { Rate } from '@prahari/contract/rates.schemas';
import type { SessionRow } from '@prahari/contract/sessions.schemas';
import type { Webhook, WebhookDelivery } from '@prahari/contract/webhooks.schemas';
import { addDays, today } from '@prahari/domain/days';
import * as accounts from '../../src/features/accounts/accounts.samples.ts';
import { guardAssignment } from '../../src/features/assignments/current-assignment.samples.ts';
import { ownDuty24h } from '../../src/features/assignments/duties.samples.ts';
import * as audit from '../../src/features/audit-log/audit-log.samples.ts';
import * as months from '../../src/features/bills/bill-months.samples.ts';
import { overdueBill, paidBill, pendingBill } from '../../src/features/bills/bills.samples.ts';
import { clientWithRoom, fullClient, unassignedClient } from '../../src/features/clients/clients.samples.ts';
import { enteredCompany, newCompany } from '../../src/features/company/company.samples.ts';
import { assignedGuard, availableGuard } from '../../src/features/guards/guards.samples.ts';
import * as jobs from '../../src/features/job-applications/job-applications.samples.ts';
import { grantedLeave } from '../../src/features/leave/leave.samples.ts';
import { failedMail, waitingMail } from '../../src/features/mail-outbox/mail-outbox.samples.ts';
import {
  assignedMessage,
  billMessage,
  shiftMessage,
  silentMessage,
} from '../../src/features/messages/messages.samples.ts';
import { serviceConsent, whatsAppConsent } from '../../src/features/my-account/consent.samples.ts';
import * as account from '../../src/features/my-account/my-account.samples.ts';
import { posts } from '../../src/features/posts/posts.samples.ts';
import { calendarRate, fixedRate, nightRate } from '../../src/features/rates/rates.samples.ts';
import * as requests from '../../src/features/requests/requests.samples.ts';
import * as webhooks from '../../src/features/webhooks/webhooks.samples.ts';

/** The data that the handlers of a story read and change. */
export interface MockData {
  guards: Guard[];
  clients: ClientWithDues[];
  posts: Post[];
  bills: Bill[];
  billDrafts: BillDraft[];
  rates: Rate[];
  clientApplications: ClientApplication[];
  securityApplications: SecurityApplication[];
  auditLog: AuditEntry[];
  undeliveredMail: UndeliveredMail[];
  accounts: AccountRow[];
  /** Of the signed-in client; null before a request is accepted. */
  clientProfile: ClientProfile | null;
  /** Of the signed-in guard; null before a job application is accepted. */
  guardProfile: GuardProfile | null;
  /** Of the signed-in guard. */
  duties: OwnDuty[];
  leave: OwnLeave[];
  leaveToAnswer: OfficeLeave[];
  /** Messages that wait to be sent. */
  messages: OfficeMessage[];
  sessions: SessionRow[];
  consents: Consent[];
  secondFactor: SecondFactor;
  apiTokens: ApiToken[];
  company: Company;
  webhooks: Webhook[];
  webhookDeliveries: WebhookDelivery[];
}

const GUARDS = [
  'Bishnu Thapa',
  'Harpreet Gill',
  'Imtiaz Qureshi',
  'Joseph Ekka',
  'Kavita Rawat',
  'Prakash Hegde',
  'Ramesh Yadav',
  'Sangeeta Jadhav',
  'Selvam Murugan',
  'Tashi Norbu',
  'Venkataramanan Subrahmanyam Iyer',
  'Yohan Tirkey',
  'Zubeida Ansari',
];
const CLIENTS = [
  'Ganga Cold Storage',
  'Kaveri Book Depot',
  'Little Banyan School',
  'Mehra Steel Works',
  'Shalimar Gardens Residents’ Welfare Association, Phase II',
  'Tulip Convention Hall',
];

/** `PR/26-27/000119` for the 119th bill. */
export const billNumber = (n: number): string => `PR/26-27/${String(n).padStart(6, '0')}`;

const guard = (name: string, n: number): Guard => ({
  ...(n % 2 ? availableGuard : assignedGuard),
  _id: `guard-${n}`,
  user: { _id: `guard-user-${n}`, name, email: `guard${n}@prahari.example` },
});

const client = (name: string, n: number): ClientWithDues => ({
  ...([fullClient, unassignedClient, clientWithRoom][n % 3] ?? fullClient),
  _id: `client-${n}`,
  user: { _id: `client-user-${n}`, name, email: `office${n}@client.example` },
});

const bill = (n: number): Bill => ({
  ...([pendingBill, overdueBill, paidBill][n % 3] ?? pendingBill),
  _id: `bill-${n}`,
  billNumber: billNumber(n),
  createdAt: `2026-10-${10 + n}T05:30:00Z`,
});

const dutyFrom = (days: number): OwnDuty => ({
  ...ownDuty24h,
  _id: `duty-${days}`,
  day: addDays(today(), days),
  beginsAt: new Date(`${addDays(today(), days)}T08:00:00+05:30`).toISOString(),
  endsAt: new Date(`${addDays(today(), days + 1)}T08:00:00+05:30`).toISOString(),
});
/** Today's, which the guard started. */
export const startedDuty: OwnDuty = {
  ...dutyFrom(0),
  state: 'present',
  startedAt: new Date(`${today()}T07:52:00+05:30`).toISOString(),
  arrivedAt: new Date(`${today()}T07:52:01+05:30`).toISOString(),
  startedBy: 'guard',
};
const nextDuty = dutyFrom(1);

const samples: MockData = {
  guards: GUARDS.map(guard),
  clients: CLIENTS.map(client),
  posts: [...posts],
  bills: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(bill),
  billDrafts: [
    months.noRateDraft,
    months.disputedDraft,
    months.readyDraft,
    months.adjustedDraft,
    months.billedDraft,
  ],
  rates: [nightRate, calendarRate, fixedRate].map((rate) => ({ ...rate, clientId: 'client-0' })),
  clientApplications: [requests.pendingRequest, requests.approvedRequest, requests.requestWithLongNames],
  securityApplications: [jobs.pendingApplication, jobs.acceptedApplication, jobs.rejectedApplication],
  auditLog: [audit.signedUp, audit.loggedIn, audit.billPaid, audit.billDeleted, audit.guardAssigned],
  undeliveredMail: [waitingMail, failedMail],
  accounts: [accounts.ownAccount, accounts.guardAccount, accounts.clientAccount, accounts.disabledAccount],
  clientProfile: fullClient,
  guardProfile: {
    ...availableGuard,
    status: 'assigned',
    currentAssignment: {
      ...guardAssignment,
      shift: '24h',
      shiftTiming: '24 hours',
      startDate: addDays(today(), -8),
      endDate: addDays(today(), 3),
    },
  },
  duties: [startedDuty, nextDuty],
  leave: [grantedLeave],
  leaveToAnswer: [],
  messages: [assignedMessage, billMessage, shiftMessage, silentMessage],
  sessions: [account.thisSession, account.phoneSession, account.unknownDeviceSession],
  consents: [serviceConsent, whatsAppConsent],
  secondFactor: { on: false },
  company: enteredCompany,
  webhooks: [webhooks.erpWebhook, webhooks.failingWebhook],
  webhookDeliveries: [webhooks.delivered, webhooks.waitingDelivery, webhooks.failedDelivery],
  apiTokens: [account.payrollToken, account.expiredApiToken],
};

/** Returns the samples of the features, with other data where a story needs it. */
export const createData = (data: Partial<MockData> = {}): MockData =>
  structuredClone({ ...samples, ...data });

/** Data of an office that has nothing yet. */
export const noRows = {
  guards: [],
  clients: [],
  posts: [],
  bills: [],
  billDrafts: [],
  rates: [],
  clientApplications: [],
  securityApplications: [],
  auditLog: [],
  undeliveredMail: [],
  company: newCompany,
  webhooks: [],
  webhookDeliveries: [],
} satisfies Partial<MockData>;

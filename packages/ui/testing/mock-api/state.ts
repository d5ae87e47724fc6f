import type { AssignmentStatus } from '@prahari/contract/assignments';
import type { Location } from '@prahari/contract/assignments.schemas';
import type { AuditEntry } from '@prahari/contract/audit-log.schemas';
import type { Consent } from '@prahari/contract/consent.schemas';
import type { OfficeDataRequest } from '@prahari/contract/data-requests.schemas';
import type { Paper } from '@prahari/contract/documents.schemas';
import type { Review } from '@prahari/contract/guards.schemas';
import type { SecurityApplication } from '@prahari/contract/job-applications.schemas';
import type { UndeliveredMail } from '@prahari/contract/mail-outbox.schemas';
import type { Passkey } from '@prahari/contract/passkeys.schemas';
import type { PostPlace } from '@prahari/contract/posts.schemas';
import type { ServiceType } from '@prahari/contract/requests';
import type { ClientApplication } from '@prahari/contract/requests.schemas';
import type { Role } from '@prahari/contract/roles';
import type { Day } from '@prahari/domain/days';
import type { Shift } from '@prahari/domain/shifts';

export interface Account {
  id: string;
  name: string;
  email: string;
  role: Role;
  password: string;
  isVerified: boolean;
  /** When an admin disabled the account. */
  disabledSince?: string;
  /** Number of open sessions, once a test has ended them. */
  sessions?: number;
}

export interface GuardRow {
  _id: string;
  accountId: string;
  experience: number;
  specialization: string[];
  rating: number;
  reviews: Review[];
  createdAt: string;
}

export interface ClientRow {
  _id: string;
  accountId: string;
  serviceType: ServiceType;
  location: string;
  numberOfGuards: number;
  createdAt: string;
}

export interface AssignmentRow {
  _id: string;
  guardId: string;
  clientId: string;
  shift: Shift;
  status: AssignmentStatus;
  location: Location;
  startDate: Day;
  endDate: Day;
  createdAt: string;
}

export interface PostRow {
  _id: string;
  clientId: string;
  place: PostPlace;
  shift: Shift | null;
  startDate: Day;
  endDate: Day;
  asked: number;
  note: string;
  createdAt: string;
}

export interface BillRow {
  _id: string;
  billNumber: string;
  clientId: string;
  /** Rupees. */
  amount: number;
  dueDate: Day;
  description: string;
  driveLink: string;
  isPaid: boolean;
  createdAt: string;
}

type WithAccountId<Row> = Omit<Row, 'user' | 'record'> & { accountId: string };
export type ClientApplicationRow = WithAccountId<ClientApplication>;
export type SecurityApplicationRow = WithAccountId<SecurityApplication>;

/** What is known of a guard or client beside its row. */
export interface PersonDetails {
  phone: string;
  city: string;
  dateOfBirth: Day | null;
  contactName: string;
  notes: string;
}

/** All data of the mock API. Statuses of guards, clients and bills are derived when read. */
export interface MockState {
  accounts: Account[];
  guards: GuardRow[];
  clients: ClientRow[];
  /** By id of the guard or client. */
  details: Map<string, PersonDetails>;
  papers: (Paper & { guardId: string })[];
  posts: PostRow[];
  assignments: AssignmentRow[];
  bills: BillRow[];
  /** They can be restored. */
  deletedBills: BillRow[];
  clientApplications: ClientApplicationRow[];
  securityApplications: SecurityApplicationRow[];
  /** Newest last. */
  auditLog: AuditEntry[];
  undeliveredMail: UndeliveredMail[];
  /** By account id, once somebody has changed them. */
  consents: Map<string, Consent[]>;
  /** Oldest first. */
  dataRequests: OfficeDataRequest[];
  /** Enabled second factors by account id. The valid code is always CODE. */
  secondFactors: Map<string, { since: string; recoveryCodesLeft: number }>;
  /** Passkeys by account id, oldest first. */
  passkeys: Map<string, Passkey[]>;
  /** The last bill number used in this financial year. */
  lastBillNumber: number;
  /** Number in the last generated id. */
  lastId: number;
  /** Replies by Idempotency-Key. */
  idempotentReplies: Map<string, { body: string; status: number; reply: unknown }>;
}

/** A state with accounts and no other data. */
export const emptyState = (accounts: Account[] = []): MockState => ({
  accounts,
  guards: [],
  clients: [],
  details: new Map(),
  papers: [],
  posts: [],
  assignments: [],
  bills: [],
  deletedBills: [],
  clientApplications: [],
  securityApplications: [],
  auditLog: [],
  undeliveredMail: [],
  consents: new Map(),
  dataRequests: [],
  secondFactors: new Map(),
  passkeys: new Map(),
  lastBillNumber: 0,
  lastId: 1000,
  idempotentReplies: new Map(),
});

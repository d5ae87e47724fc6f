import type {
  Activity,
  AssignmentStatus,
  ClientApplication,
  Day,
  Location,
  Review,
  Role,
  SecurityApplication,
  ServiceType,
  Shift,
  UndeliveredMail,
} from '@prahari/contract';

export interface Account {
  id: string;
  name: string;
  email: string;
  role: Role;
  password: string;
  isVerified: boolean;
  /** Since when the office has switched it off. */
  offSince?: string;
  /** How many sessions live; somewhere else than here. */
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

type OfAccount<Row> = Omit<Row, 'user'> & { accountId: string };
export type RequestRow = OfAccount<ClientApplication>;
export type JobRow = OfAccount<SecurityApplication>;

/** All the world knows. Statuses of guards, clients and bills are not in it: they are worked out when asked for. */
export interface World {
  accounts: Account[];
  guards: GuardRow[];
  clients: ClientRow[];
  assignments: AssignmentRow[];
  bills: BillRow[];
  requests: RequestRow[];
  jobs: JobRow[];
  /** What was done, the newest last. */
  activity: Activity[];
  /** Mails that were not handed over. */
  mails: UndeliveredMail[];
  /** Of admins who switched one on, by account. Codes are not looked into: CODE is the one of the app. */
  secondFactors: Map<string, { since: string; recoveryCodesLeft: number }>;
  /** The last number given to a bill of this financial year. */
  lastBill: number;
  /** How many rows were made so far: the next id. */
  made: number;
  /** Replies by Idempotency-Key. */
  answered: Map<string, { body: string; status: number; reply: unknown }>;
}

/** A world where nothing happened yet but that somebody of each role can log in. */
export const emptyWorld = (accounts: Account[] = []): World => ({
  accounts,
  guards: [],
  clients: [],
  assignments: [],
  bills: [],
  requests: [],
  jobs: [],
  activity: [],
  mails: [],
  secondFactors: new Map(),
  lastBill: 0,
  made: 1000,
  answered: new Map(),
});

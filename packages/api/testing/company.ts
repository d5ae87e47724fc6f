import { paperKinds } from '@prahari/contract/documents';
import { today } from '@prahari/domain/days';
import { sql } from 'kysely';
import { newId, nowText } from '../src/db/ids.ts';
import type { Db, Tables } from '../src/db/tables.ts';
import type { Reply, TestApi } from './api.ts';
import { rowOf } from './rows.ts';

const DAY_MS = 86_400_000;

/** Returns the day this many days after today in India. */
export const daysFromToday = (days: number): string =>
  new Date(Date.parse(today()) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the form of a signup. */
export const signupBody = (
  email: string,
  { password = 'a lamp at the gate', ...changes }: { password?: string; [field: string]: unknown } = {},
) => ({
  name: 'Asha Rao',
  email,
  password,
  confirmPassword: password,
  role: 'client',
  phone: '+91 98765 43210',
  ...changes,
});

export const clientApplicationBody = (changes: object = {}) => ({
  serviceType: 'FULL_TIME',
  location: 'Sector 62, Noida',
  startDate: today(),
  endDate: daysFromToday(30),
  numberOfGuards: 1,
  additionalDetails: '',
  ...changes,
});

export const securityApplicationBody = (changes: object = {}) => ({
  fullName: 'Ramesh Kumar',
  dateOfBirth: '1990-05-17',
  address: '12 MG Road, Pune',
  phoneNumber: '+91 98765 43210',
  experience: 4,
  qualifications: 'Fire safety, CCTV',
  previousEmployer: '',
  documents: [],
  additionalDetails: '',
  ...changes,
});

export const assignGuardBody = (guardId: string, clientId: string, changes: object = {}) => ({
  guardId,
  clientId,
  startDate: today(),
  endDate: daysFromToday(11),
  shift: 'day',
  location: { street: 'Gate 2', city: 'Noida', state: 'Uttar Pradesh', zipCode: '201309' },
  ...changes,
});

export const postBody = (clientId: string, changes: object = {}) => ({
  clientId,
  place: { street: 'Gate 1', city: 'Pune', state: 'Maharashtra', zipCode: '411001' },
  shift: 'night',
  startDate: today(),
  endDate: daysFromToday(60),
  asked: 2,
  note: '',
  ...changes,
});

/** Adds a post through the API and returns its id. */
export async function addPost(
  api: TestApi,
  admin: string,
  clientId: string,
  changes: object = {},
): Promise<string> {
  const reply = await api.post('/admin/posts', postBody(clientId, changes), admin);
  return expectStatus(reply, 201).body.data._id;
}

export const generateBillBody = (clientId: string, changes: object = {}) => ({
  clientId,
  amount: 1234.56,
  dueDate: daysFromToday(10),
  description: 'Guards for November',
  driveLink: 'https://drive.google.com/file/d/1',
  ...changes,
});

type TestUser = Awaited<ReturnType<TestApi['signIn']>>;
export type TestGuard = TestUser & { guardId: string };
type TestClient = TestUser & { clientId: string };

export interface Company {
  /** An admin's token. */
  admin: string;
  /** Adds a guard whose application is accepted through the API. */
  /** By default with valid papers of all kinds. */
  addGuard: (
    person?: { name?: string; email?: string; hasPapers?: boolean },
    application?: object,
  ) => Promise<TestGuard>;
  /** Adds a client whose request is approved through the API. */
  addClient: (request?: object, person?: { name?: string; email?: string }) => Promise<TestClient>;
  assignGuard: (guardId: string, clientId: string, changes?: object) => Promise<Reply>;
  generateBill: (clientId: string, changes?: object) => Promise<Reply>;
}

/** Returns the reply. @throws for another status */
export const expectStatus = (reply: Reply, status: number): Reply => {
  if (reply.status !== status) throw new Error(`${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply;
};

/** Inserts papers of all kinds that are valid for as long as an assignment can be. */
const addPapers = (db: Db, guardId: string) =>
  db
    .insertInto('papers')
    .values(
      paperKinds.map((kind) => ({
        id: newId(),
        guard_id: guardId,
        kind,
        number: `${kind}-1`,
        expires_on: '2200-12-31',
        created_at: nowText(),
      })),
    )
    .execute();

/** Creates a company with an admin, who adds guards and clients through the API. */
export async function createCompany(api: TestApi): Promise<Company> {
  const { token: admin } = await api.signIn('admin');
  const idOf = async (table: 'guards' | 'clients', userId: string) => {
    const row = await rowOf(api.db, table, { user_id: userId });
    return row.id;
  };
  return {
    admin,
    addGuard: async ({ hasPapers = true, ...person } = {}, application = {}) => {
      const user = await api.signIn('security', person);
      const sent = expectStatus(
        await api.post('/security/application/submit', securityApplicationBody(application), user.token),
        201,
      );
      const applicationId = sent.body.data._id;
      expectStatus(await api.post('/admin/accept-security-application', { applicationId }, admin), 200);
      const guardId = await idOf('guards', user.userId);
      if (hasPapers) await addPapers(api.db, guardId);
      return { ...user, guardId };
    },
    addClient: async (request = {}, person = {}) => {
      const user = await api.signIn('client', person);
      const sent = expectStatus(
        await api.post('/client/submit-application', clientApplicationBody(request), user.token),
        201,
      );
      const applicationId = sent.body.data._id;
      expectStatus(
        await api.post('/admin/accept-application', { applicationId, status: 'approved' }, admin),
        200,
      );
      return { ...user, clientId: await idOf('clients', user.userId) };
    },
    assignGuard: (guardId, clientId, changes) =>
      api.post('/admin/assign-guard', assignGuardBody(guardId, clientId, changes), admin),
    generateBill: (clientId, changes) =>
      api.post('/admin/generate-bill', generateBillBody(clientId, changes), admin),
  };
}

const COUNTED = [
  'users',
  'guards',
  'guard_reviews',
  'clients',
  'client_applications',
  'posts',
  'security_applications',
  'assignments',
  'duties',
  'offers',
  'watch_steps',
  'leaves',
  'problems',
  'problem_answers',
  'bills',
  'bill_counters',
  'bill_lines',
  'billed_duties',
  'billed_days',
  'rates',
  'credit_notes',
  'payments',
  'payment_allocations',
  'tds_certificates',
  'import_changes',
  'audit_log',
  'idempotency_keys',
  'outbox',
] as const satisfies readonly (keyof Tables)[];

/** Counts the rows of each table, to check that a refused call wrote nothing. */
export async function countRows(db: Db): Promise<Record<string, number>> {
  const counts = COUNTED.map((table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.ref(table)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? {};
}

/** Counts the replies with each status. */
export function countByStatus(replies: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Runs `make` this many times concurrently. */
export const concurrently = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** Returns the audited actions of a row, oldest first. */
export const auditActionsOf = async (db: Db, entityId: string): Promise<string[]> => {
  const entries = await db
    .selectFrom('audit_log')
    .select('action')
    .where('entity_id', '=', entityId)
    .orderBy('at')
    .execute();
  return entries.map(({ action }) => action);
};

/** A well-formed id of no row. */
export const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

import { newId, nowText } from '../../../packages/api/src/db/ids.ts';
import { migrate } from '../../../packages/api/src/db/migrate.ts';
import { openDatabase } from '../../../packages/api/src/db/open.ts';
import type { Db } from '../../../packages/api/src/db/tables.ts';
import { inTransaction } from '../../../packages/api/src/db/transaction.ts';
import * as securityApplications from '../../../packages/api/src/features/applications/job-applications.service.ts';
import * as clientApplications from '../../../packages/api/src/features/applications/requests.service.ts';
import { createSession } from '../../../packages/api/src/features/auth/sessions/sessions.service.ts';
import { clientApplicationBody, securityApplicationBody } from '../../../packages/api/testing/company.ts';
import type { DataLocation } from './server.ts';

export interface Party {
  /** The id of the guard or client. */
  id: string;
  email: string;
  token: string;
}

export interface Company {
  admin: string;
  /** Tokens of several admins, since calls of one admin run one after another. */
  admins: string[];
  guards: Party[];
  clients: Party[];
}

type Role = 'admin' | 'client' | 'security';

/** Inserts a user with a session but no password. */
export async function insertUser(
  db: Db,
  role: Role,
): Promise<{ userId: string; email: string; token: string }> {
  const userId = newId();
  const email = `${role}-${userId}@example.com`;
  await db
    .insertInto('users')
    .values({
      id: userId,
      email,
      name: `A ${role}`,
      phone: '+91 98765 43210',
      role,
      password_hash: '-',
      created_at: nowText(),
    })
    .execute();
  const { token } = await createSession(db, { id: userId, role }, { source: '127.0.0.1', userAgent: null });
  return { userId, email, token };
}

async function insertGuard(db: Db, adminId: string): Promise<Party> {
  const { userId, email, token } = await insertUser(db, 'security');
  const { _id: applicationId } = await securityApplications.submit(db, userId, securityApplicationBody());
  await securityApplications.respond(db, adminId, { applicationId, status: 'accepted' });
  const { id } = await db
    .selectFrom('guards')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { id, email, token };
}

async function insertClient(db: Db, adminId: string, numberOfGuards: number): Promise<Party> {
  const { userId, email, token } = await insertUser(db, 'client');
  const request = { ...clientApplicationBody({ numberOfGuards }), serviceType: 'FULL_TIME' as const };
  const { _id: applicationId } = await clientApplications.submit(db, userId, request);
  await clientApplications.respond(db, adminId, { applicationId, status: 'approved' });
  const { id } = await db
    .selectFrom('clients')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { id, email, token };
}

export const openDatabaseAt = ({ dataDir, databaseUrl }: DataLocation): Promise<Db> =>
  openDatabase({ dataDir, databaseUrl }, () => {});

const ADMINS = 8;

/** Seeds an empty database through the API's services, with the `capacities` of its clients. */
export async function seedCompany(
  dataLocation: DataLocation,
  guards: number,
  capacities: readonly number[],
): Promise<Company> {
  const db = await openDatabaseAt(dataLocation);
  try {
    await migrate(db);
    return await inTransaction(db, async (tx) => {
      const office = await insertUser(tx, 'admin');
      const company: Company = { admin: office.token, admins: [office.token], guards: [], clients: [] };
      while (company.admins.length < ADMINS) company.admins.push((await insertUser(tx, 'admin')).token);
      for (let i = 0; i < guards; i += 1) company.guards.push(await insertGuard(tx, office.userId));
      for (const capacity of capacities)
        company.clients.push(await insertClient(tx, office.userId, capacity));
      return company;
    });
  } finally {
    await db.destroy();
  }
}

/** People of each writer, so that none writes more often than a person may. */
const PEOPLE_PER_WRITER = 10;

/** Seeds guards and clients for each writer. Returns a company per writer. */
export async function seedWriters(dataLocation: DataLocation, writers: number): Promise<Company[]> {
  const all = writers * PEOPLE_PER_WRITER;
  const company = await seedCompany(dataLocation, all, Array<number>(all).fill(1));
  return Array.from({ length: writers }, (_, writer) => {
    const isOwn = (_party: Party, index: number) => index % writers === writer;
    const admin = company.admins[writer % ADMINS] ?? company.admin;
    return {
      ...company,
      admin,
      guards: company.guards.filter(isOwn),
      clients: company.clients.filter(isOwn),
    };
  });
}

import { randomBytes } from 'node:crypto';
import { newId } from '../db/ids.ts';
import type { Db, Tx } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { hashPassword } from '../features/auth/passwords/passwords.ts';
import { dateEntries, finishMails } from './acts.queries.ts';
import { addAssignments, updateGuards } from './assignments.ts';
import { addAttendance } from './attendance.ts';
import { addAuditLog, addUndeliveredMail } from './audit-log.ts';
import { addBills } from './bills.ts';
import { createCalendar } from './calendar.ts';
import { runActs } from './clock.ts';
import { addCompany } from './company.ts';
import { addMessages } from './messages.ts';
import { monthActs } from './month-acts.ts';
import { addPapers } from './papers.ts';
import { moneyActs } from './payment-acts.ts';
import { addClients, addGuards, addUser } from './people.ts';
import { seededRandom } from './random.ts';
import { addRates } from './rates.ts';
import { type DemoRows, noRows, type Passwords } from './rows.ts';
import { hasUsers, insertDemoRows } from './seed.queries.ts';
import { addServed } from './served.ts';

const SEED = 20_261_120;

/** One printed login per role. */
export const demoLogins = {
  admin: { email: 'admin@prahari.example', password: 'demo office 2026' },
  client: { email: 'client@prahari.example', password: 'demo client 2026' },
  security: { email: 'guard@prahari.example', password: 'demo guard 2026' },
} as const;

/** Returns all rows of the demo. Only the dates depend on today. */
export function demoRows(passwords: Passwords): DemoRows {
  const random = seededRandom(SEED);
  const context = { rows: noRows(), random, calendar: createCalendar(random), passwords };
  addCompany(context.rows);
  addUser(context, 'admin', 'Ananya Deshpande', passwords.admin.email, 720);
  const clients = addClients(context);
  const guards = addGuards(context);
  addPapers(context.rows, context.calendar);
  addAssignments(context, clients, guards);
  updateGuards(context.rows);
  addAttendance(context.rows);
  addRates(context.rows, clients, context.calendar.instant(700));
  addBills(context, clients);
  addAuditLog(context);
  addUndeliveredMail(context);
  addMessages(context);
  addServed(context.rows, context.calendar);
  return context.rows;
}

async function passwordsOf(): Promise<Passwords> {
  const login = async ({ email, password }: { email: string; password: string }) => ({
    email,
    hash: await hashPassword(password),
  });
  return {
    admin: await login(demoLogins.admin),
    client: await login(demoLogins.client),
    security: await login(demoLogins.security),
    nobody: await hashPassword(randomBytes(32).toString('base64')),
  };
}

/** Lets the office and its clients live through the last months, by the services that the screens call. */
async function liveMonths(tx: Tx, rows: DemoRows, siteUrl: string): Promise<void> {
  const actorId = rows.users.find(({ role }) => role === 'admin')?.id ?? '';
  const office = { tx, rows, actorId, siteUrl };
  const before = newId();
  await runActs([...[3, 2, 1].flatMap((monthsAgo) => monthActs(office, monthsAgo)), ...moneyActs(office)]);
  await dateEntries(tx, before);
  await finishMails(tx, before);
}

/** Fills an empty database in one transaction. Returns false when there are users. */
export async function seedDemo(db: Db, siteUrl = 'http://localhost:3000'): Promise<boolean> {
  const rows = demoRows(await passwordsOf());
  return inTransaction(db, async (tx) => {
    if (await hasUsers(tx)) return false;
    await insertDemoRows(tx, rows);
    await liveMonths(tx, rows, siteUrl);
    return true;
  });
}

import type { Db } from '../../../packages/api/src/db/tables.ts';
import { applicationsAgree } from './applications.ts';
import { assignmentsAgree, clientsAgree, guardsAgree } from './assignments.ts';
import { billNumbersAgree, billsAgree } from './bills.ts';
import { auditAgrees, keysAgree } from './idempotency-keys.ts';
import { mailAgrees } from './signup-mail.ts';
import { readBooks, trailOf } from './table-snapshot.ts';

/** Where guards, clients, assignments, bills, applications, keys, outbox and audit log contradict each other; nothing when all is well. */
export async function disagreements(db: Db): Promise<string[]> {
  const books = await readBooks(db);
  const trail = trailOf(books);
  return [
    ...guardsAgree(books),
    ...clientsAgree(books),
    ...assignmentsAgree(books, trail),
    ...billNumbersAgree(books),
    ...billsAgree(books, trail),
    ...applicationsAgree(books, trail),
    ...mailAgrees(books, trail),
    ...keysAgree(books),
    ...auditAgrees(books),
  ];
}

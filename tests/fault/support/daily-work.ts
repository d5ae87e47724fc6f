import { randomUUID } from 'node:crypto';
import type { Company } from './seed-company.ts';
import * as steps from './write-requests.ts';
import type { WriteStep } from './writer.ts';

/**
 * Endless writes for one guard and one client: assignments, bills, client requests and signups. Each created row carries a unique
 * marker, so that a duplicate is found.
 */
export function* dailyWork(
  { admin, guards, clients }: Company,
  index: number,
): Generator<WriteStep, void, void> {
  const guard = guards[index];
  const client = clients[index];
  if (!guard || !client) throw new Error(`The company has no guard and client number ${index}`);
  let made = '';
  const take: steps.TakeId = ({ body }) => {
    made = body.data?._id ?? 'none';
    return made;
  };
  for (let day = 0; ; day += 1) {
    const marker = randomUUID();
    yield steps.assignGuard(admin, guard, client, marker, take);
    const assignmentId = made;
    yield steps.setAssignmentStatus(guard, assignmentId, 'onBreak');
    if (day % 2 === 0) yield steps.setAssignmentStatus(guard, assignmentId, 'completed');
    else yield steps.withdrawGuard(admin, guard, client, assignmentId);

    yield steps.generateBill(admin, client, marker, take);
    const billId = made;
    yield steps.markBillPaid(admin, billId);
    if (day % 3 === 0) yield steps.deleteBill(admin, billId);

    yield steps.submitClientRequest(client, marker, take);
    yield steps.respondToClientRequest(admin, made, day % 4 === 0 ? 'approved' : 'rejected');
    if (day % 5 === 0) yield steps.register(`${marker}@example.com`);
  }
}

import { randomUUID } from 'node:crypto';
import { MAX_REQUESTS_PER_DAY } from '@prahari/contract/constants';
import type { Company } from './seed-company.ts';
import * as steps from './write-requests.ts';
import type { WriteStep } from './writer.ts';

/** Seeding sends one. */
const REQUESTS_PER_CLIENT = MAX_REQUESTS_PER_DAY - 1;

/** Yields endless writes for guards and clients in turn, each with a unique marker. */
export function* dailyWork({ admin, guards, clients }: Company): Generator<WriteStep, void, void> {
  let createdId = '';
  const take: steps.TakeId = ({ body }) => {
    createdId = body.data?._id ?? 'none';
    return createdId;
  };
  for (let round = 0; ; round += 1) {
    const guard = guards[round % guards.length];
    const client = clients[round % clients.length];
    if (!guard || !client) throw new Error('The company has no guard or no client');
    const marker = randomUUID();
    yield steps.assignGuard(admin, guard, client, marker, take);
    const assignmentId = createdId;
    yield steps.setAssignmentStatus(guard, assignmentId, 'onBreak');
    if (round % 2 === 0) yield steps.setAssignmentStatus(guard, assignmentId, 'completed');
    else yield steps.withdrawGuard(admin, guard, client, assignmentId);

    yield steps.generateBill(admin, client, marker, take);
    const billId = createdId;
    yield steps.markBillPaid(admin, billId);
    if (round % 3 === 0) yield steps.deleteBill(admin, billId);

    if (round < clients.length * REQUESTS_PER_CLIENT) {
      yield steps.submitClientRequest(client, marker, take);
      yield steps.respondToClientRequest(admin, createdId, round % 4 === 0 ? 'approved' : 'rejected');
    }
    if (round % 5 === 0) yield steps.register(`${marker}@example.com`);
  }
}

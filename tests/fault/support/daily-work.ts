import { randomUUID } from 'node:crypto';
import type { Company } from './seed-company.ts';
import * as steps from './write-requests.ts';
import type { Step } from './writer.ts';

/**
 * What an office does all day with a guard and a client of its own, without end: an assignment is made, changed and ended, a bill
 * made, paid or deleted, a request sent and answered, now and then an account asked for, which mails a code. What is made carries a
 * mark of its own, so that a row made twice is seen.
 */
export function* daysWork({ admin, guards, clients }: Company, own: number): Generator<Step, void, void> {
  const guard = guards[own];
  const client = clients[own];
  if (!guard || !client) throw new Error(`The company has no guard and client number ${own}`);
  let made = '';
  const take: steps.Take = ({ body }) => {
    made = body.data?._id ?? 'none';
    return made;
  };
  for (let day = 0; ; day += 1) {
    const mark = randomUUID();
    yield steps.assign(admin, guard, client, mark, take);
    const assignmentId = made;
    yield steps.say(guard, assignmentId, 'onBreak');
    if (day % 2 === 0) yield steps.say(guard, assignmentId, 'completed');
    else yield steps.withdraw(admin, guard, client, assignmentId);

    yield steps.bill(admin, client, mark, take);
    const billId = made;
    yield steps.pay(admin, billId);
    if (day % 3 === 0) yield steps.remove(admin, billId);

    yield steps.request(client, mark, take);
    yield steps.respond(admin, made, day % 4 === 0 ? 'approved' : 'rejected');
    if (day % 5 === 0) yield steps.signup(`${mark}@example.com`);
  }
}

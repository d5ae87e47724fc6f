import type { AnyMessageKind } from '@prahari/contract/messages';
import { today } from '@prahari/domain/days';
import { toRupees } from '@prahari/domain/paise';
import { timingOf } from '@prahari/domain/post-hours';
import type { FactsOf } from '../mail/messages/message-facts.ts';
import type { Calendar } from './calendar.ts';
import type { DemoRows } from './rows.ts';

const WEEK_MS = 7 * 86_400_000;

/** Adds messages that wait to be sent: new duty, the last bills, and papers that expire. */
export function addMessages({ rows, calendar }: { rows: DemoRows; calendar: Calendar }): void {
  const add = <Kind extends AnyMessageKind>(
    kind: Kind,
    to: string,
    part: { about: string; facts: FactsOf[Kind]; names?: string[] },
  ): void => {
    const createdAt = calendar.instant(1);
    const id = calendar.idAt(createdAt);
    rows.messages.push({
      id,
      act: `demo:${id}`,
      user_id: to,
      kind,
      is_wrong: 0,
      link: null,
      created_at: createdAt,
      expires_at: new Date(Date.parse(createdAt) + WEEK_MS).toISOString(),
      mail_id: null,
      sent_at: null,
      sent_by: null,
    });
    rows.message_parts.push({
      message_id: id,
      key: part.about,
      about: part.about,
      facts: JSON.stringify(part.facts),
      names: JSON.stringify(part.names ?? []),
    });
  };
  const nameOf = (userId: string): string => rows.users.find(({ id }) => id === userId)?.name ?? '';
  const userOfGuard = (id: string): string => rows.guards.find((guard) => guard.id === id)?.user_id ?? '';
  const userOfClient = (id: string): string => rows.clients.find((client) => client.id === id)?.user_id ?? '';

  const open = rows.assignments.filter(({ status }) => status !== 'completed').slice(-3);
  for (const work of open) {
    const [guard, client] = [userOfGuard(work.guard_id), userOfClient(work.client_id)];
    const facts = {
      guard: nameOf(guard),
      client: nameOf(client),
      place: `${work.street}, ${work.city}`,
      timing: timingOf({ startsAt: work.starts_at, hours: work.hours }),
      from: work.start_date,
      to: work.end_date,
    };
    add('assigned', guard, { about: work.id, facts, names: [client] });
    add('assigned', client, { about: work.id, facts, names: [guard] });
  }
  const unpaid = rows.bills.filter((bill) => bill.paid_at === null && bill.due_date < today());
  for (const bill of unpaid.slice(-2)) {
    const amount = toRupees(bill.amount_paise);
    const facts = {
      number: bill.number,
      amount,
      owed: amount,
      dueDate: bill.due_date,
      reminder: 'overdue-30' as const,
    };
    add('bill-overdue', userOfClient(bill.client_id), { about: bill.id, facts });
  }
}

import { financialYear } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import type { Calendar } from './calendar.ts';
import { type DemoClientRow, NEW_CLIENTS } from './people.ts';
import type { Random } from './random.ts';
import type { DemoRows } from './rows.ts';

const BILLS = 150;
const MONTHS = 7;
const DUE_AFTER_DAYS = 15;

/** Returns the day of a time in India. */
const dayOf = (instant: string): string =>
  new Date(Date.parse(instant) + 5.5 * 3600 * 1000).toISOString().slice(0, 10);

/** Adds monthly bills of clients with a history, numbered by creation. */
export function addBills(
  { rows, random, calendar }: { rows: DemoRows; random: Random; calendar: Calendar },
  clients: readonly DemoClientRow[],
): void {
  const known = clients.slice(0, -NEW_CLIENTS);
  const rates = new Map(known.map(({ id }) => [id, random.between(17_500, 31_000)]));
  const planned = Array.from({ length: MONTHS }, (_, month) =>
    known.map((client) => ({ client, daysAgo: month * 30 + random.between(1, 8) })),
  )
    .flat()
    .slice(0, BILLS)
    .map(({ client, daysAgo }) => ({ client, daysAgo, createdAt: calendar.instant(daysAgo) }))
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  const last = new Map<string, number>();
  for (const { client, daysAgo, createdAt } of planned) {
    const year = financialYear(dayOf(createdAt));
    const number = (last.get(year) ?? 0) + 1;
    last.set(year, number);
    const dueAgo = daysAgo - DUE_AFTER_DAYS;
    const paid = random.chance(dueAgo > 60 ? 0.97 : dueAgo > 0 ? 0.6 : 0.2) && daysAgo > 1;
    const monthly = client.guards * (rates.get(client.id) ?? 0);
    const id = calendar.idAt(createdAt);
    // Includes 18 % GST; the random part makes amounts with paise.
    const amount = Math.round(monthly * 118) + random.between(-90_000, 240_000);
    const billNumber = `PR/${year}/${String(number).padStart(6, '0')}`;
    const paidAt = paid ? calendar.instant(random.between(1, daysAgo - 1)) : null;
    if (paidAt !== null) {
      const paymentId = calendar.idAt(paidAt);
      rows.payments.push({
        id: paymentId,
        client_id: client.id,
        day: dayOf(paidAt),
        mode: 'neft',
        reference: `N${billNumber.replaceAll(/\D/g, '')}`,
        bank_paise: amount,
        created_at: paidAt,
      });
      rows.payment_allocations.push({ payment_id: paymentId, bill_id: id, amount_paise: amount });
    }
    rows.bills.push({
      id,
      number: billNumber,
      series: `PR/${year}`,
      client_id: client.id,
      amount_paise: amount,
      taxable_paise: amount,
      settled_paise: paidAt === null ? 0 : amount,
      bill_date: dayOf(createdAt),
      due_date: calendar.day(dueAgo),
      description: `Security services at ${client.street}, ${client.city}: ${client.guards} ${
        client.guards === 1 ? 'guard' : 'guards'
      }, month to ${formatDay(dayOf(createdAt))}`,
      drive_link: `https://drive.google.com/file/d/${id.replaceAll('-', '')}/view`,
      paid_at: paidAt,
      deleted_at: null,
      created_at: createdAt,
    });
  }
  rows.bill_counters = [...last].map(([year, number]) => ({ series: `PR/${year}`, last: number }));
}

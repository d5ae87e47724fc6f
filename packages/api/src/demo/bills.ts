import { proposedTds } from '@prahari/domain/bill-tax';
import { type Day, financialYear, today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import type { Calendar } from './calendar.ts';
import { monthAgo } from './month-acts.ts';
import { type DemoClientRow, NEW_CLIENTS } from './people.ts';
import type { Random } from './random.ts';
import type { DemoRows } from './rows.ts';

/** Months with bills that were typed in: those from three to seven months before this one. */
const MONTHS = [3, 4, 5, 6, 7];
const DUE_AFTER_DAYS = 15;
/** The part of the asked guards that was there. */
const COVERED = 0.45;

/** Returns the day of a time in India. */
const dayOf = (instant: string): string =>
  new Date(Date.parse(instant) + 5.5 * 3600 * 1000).toISOString().slice(0, 10);

/** Returns the days since a day. */
const daysSince = (day: Day): number => Math.round((Date.parse(today()) - Date.parse(day)) / 86_400_000);

/** Adds older monthly bills of clients with a history, numbered by creation. Later ones have lines. */
export function addBills(
  { rows, random, calendar }: { rows: DemoRows; random: Random; calendar: Calendar },
  clients: readonly DemoClientRow[],
): void {
  const known = clients.slice(0, -NEW_CLIENTS);
  const rates = new Map(known.map(({ id }) => [id, random.between(17_500, 31_000)]));
  const planned = MONTHS.flatMap((monthsAgo) =>
    known.map((client) => ({
      client,
      daysAgo: daysSince(`${monthAgo(monthsAgo)}-01`) - random.between(1, 6),
    })),
  )
    .map(({ client, daysAgo }) => ({ client, daysAgo, createdAt: calendar.instant(daysAgo) }))
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  const last = new Map<string, number>();
  for (const { client, daysAgo, createdAt } of planned) {
    const year = financialYear(dayOf(createdAt));
    const number = (last.get(year) ?? 0) + 1;
    last.set(year, number);
    const dueAgo = daysAgo - DUE_AFTER_DAYS;
    const paid = random.chance(0.92);
    const guards = Math.max(1, Math.round(client.guards * COVERED));
    const monthly = guards * (rates.get(client.id) ?? 0);
    const id = calendar.idAt(createdAt);
    // Includes 18 % GST; the random part makes amounts with paise.
    const amount = Math.round(monthly * 118) + random.between(-90_000, 240_000);
    const billNumber = `PR/${year}/${String(number).padStart(6, '0')}`;
    const paidAt = paid ? calendar.instant(daysAgo - random.between(5, 60)) : null;
    if (paidAt !== null) {
      const paymentId = calendar.idAt(paidAt);
      const { tds_percent = 0 } = rows.clients.find(({ id }) => id === client.id) ?? {};
      const tds = proposedTds(amount, tds_percent);
      rows.payments.push({
        id: paymentId,
        client_id: client.id,
        day: dayOf(paidAt),
        mode: 'neft',
        reference: `N${billNumber.replaceAll(/\D/g, '')}`,
        bank_paise: amount - tds,
        tds_paise: tds,
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
      description: `Security services at ${client.street}, ${client.city}: ${guards} ${
        guards === 1 ? 'guard' : 'guards'
      }, month to ${formatDay(dayOf(createdAt))}`,
      drive_link: `https://drive.google.com/file/d/${id.replaceAll('-', '')}/view`,
      paid_at: paidAt,
      deleted_at: null,
      created_at: createdAt,
    });
  }
  rows.bill_counters = [...last].map(([year, number]) => ({ series: `PR/${year}`, last: number }));
}

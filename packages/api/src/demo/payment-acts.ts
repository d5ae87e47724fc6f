import { proposedTds } from '@prahari/domain/bill-tax';
import { addDays, dayInIndia } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { daysOfMonth } from '@prahari/domain/muster';
import { toPaise, toRupees } from '@prahari/domain/paise';
import { type Quarter, quarterDays, quarterOf } from '@prahari/domain/quarters';
import { markBillPaid } from '../features/money/bills/bills.service.ts';
import { addCreditNote } from '../features/money/credit-notes/credit-notes.service.ts';
import { addDebtCall, listDebtsToCall } from '../features/money/debts/debt-calls.service.ts';
import { addTdsCertificate, readTds } from '../features/money/debts/tds.service.ts';
import { addPayment } from '../features/money/payments/record-payments.service.ts';
import type { Act } from './clock.ts';
import { type DemoOffice, instantOf, monthAgo } from './month-acts.ts';
import { selectMonthBill } from './seed.queries.ts';

const DAY_MS = 86_400_000;
/** The places of clients whose bills are not paid as they should be. */
const CREDITED = 0;
const ROUND_PAYER = 5;
const NOT_PAID = 3;

const todayOfClock = (): string => dayInIndia(new Date().toISOString());

interface DemoClient {
  id: string;
  tdsPercent: number;
  creditDays: number;
  index: number;
}

/** Pays a month's bill less TDS. @param bankOf what comes to the bank of a sum that is due there, in rupees */
async function pay(
  { tx, actorId }: DemoOffice,
  { id: clientId, tdsPercent, index }: DemoClient,
  month: string,
  bankOf: (due: number) => number,
): Promise<void> {
  const bill = await selectMonthBill(tx, clientId, month);
  if (!bill) return;
  const tds = toRupees(proposedTds(bill.taxablePaise, tdsPercent));
  const owed = toRupees(bill.owedPaise);
  const bankAmount = bankOf(toRupees(bill.owedPaise - toPaise(tds)));
  const settled = toRupees(toPaise(bankAmount) + toPaise(tds));
  await addPayment(tx, actorId, {
    clientId,
    day: todayOfClock(),
    mode: 'neft',
    reference: `N${month.replace('-', '')}${String(4100 + index * 37)}`,
    bankAmount,
    tds,
    allocations: [{ billId: bill.id, amount: Math.min(owed, settled) }],
  });
}

const inFull = (due: number): number => due;
const toNextTenThousand = (due: number): number => Math.ceil(due / 10_000) * 10_000;
const aboutHalf = (due: number): number => Math.max(1, Math.floor(due / 2000)) * 1000;

/** Credits a client with a day of its bill. */
async function credit({ tx, actorId }: DemoOffice, client: DemoClient, month: string): Promise<void> {
  const bill = await selectMonthBill(tx, client.id, month);
  if (!bill) return;
  const amount = Math.round(toRupees(bill.taxablePaise) / 30);
  const reason = 'The relief guard came four hours late, one duty less';
  await addCreditNote(tx, actorId, { billId: bill.id, amount, withTax: true, reason, day: todayOfClock() });
}

/** Returns how a client pays the bill of a month: nothing where it does not yet. */
function paymentOf({ index }: DemoClient, monthsAgo: number): ((due: number) => number) | undefined {
  if (monthsAgo === 3) {
    if (index === ROUND_PAYER) return toNextTenThousand;
    return index % 7 === NOT_PAID ? undefined : inFull;
  }
  if (monthsAgo === 1) return index === 1 ? inFull : undefined;
  if (index % 4 === 0) return aboutHalf;
  return index % 4 === 2 ? undefined : inFull;
}

function paymentActs(office: DemoOffice, client: DemoClient, monthsAgo: number): Act[] {
  const month = monthAgo(monthsAgo);
  const billDate = addDays(daysOfMonth(month).last, 8);
  const acts: Act[] = [];
  const bankOf = paymentOf(client, monthsAgo);
  if (client.index === CREDITED && monthsAgo === 2)
    acts.push({ at: instantOf(addDays(billDate, 3), '12:10'), run: () => credit(office, client, month) });
  if (bankOf) {
    const paysAfter = monthsAgo === 1 ? 6 : client.creditDays - 3 + (client.index % 8);
    const day = addDays(billDate, paysAfter);
    acts.push({ at: instantOf(day, '13:30'), run: () => pay(office, client, month, bankOf) });
  }
  return acts;
}

/** The client at a place among those who owe, the most first, was called and has promised to pay. */
async function callDebtor({ tx, actorId }: DemoOffice, place: number, promisedIn: number): Promise<void> {
  const debt = (await listDebtsToCall(tx))[place];
  if (!debt) return;
  const promisedOn = addDays(todayOfClock(), promisedIn);
  await addDebtCall(tx, actorId, {
    clientId: debt.client._id,
    note: `Accounts will pay on ${formatDay(promisedOn)}: the director has to sign first.`,
    promisedOn,
    promisedAmount: debt.overdue,
  });
}

/** The certificates of a quarter that is over have come, but those of the last one. */
async function receiveCertificates({ tx, actorId }: DemoOffice, quarter: Quarter): Promise<void> {
  for (const [index, { client, missing }] of (await readTds(tx, quarter)).entries())
    if (missing > 0)
      await addTdsCertificate(tx, actorId, {
        ...{ clientId: client._id, ...quarter, amount: missing },
        number: `TDS${quarter.year.replace('-', '')}Q${quarter.quarter}/${1041 + index * 13}`,
      });
}

/** Returns what the clients pay of the last months' bills, and what the office does where they don't. */
export function moneyActs(office: DemoOffice): Act[] {
  const { tx, rows, actorId } = office;
  const clients = rows.clients.map((client, index): DemoClient => {
    const { id, tds_percent = 0, credit_days = 15 } = client;
    return { id, tdsPercent: tds_percent, creditDays: credit_days, index };
  });
  const mark = async () => {
    for (const { id } of clients) {
      const bill = await selectMonthBill(tx, id, monthAgo(2));
      if (!bill || bill.settledPaise > 0) continue;
      await markBillPaid(tx, actorId, bill.id);
      return;
    }
  };
  const lastQuarter = quarterOf(addDays(quarterDays(quarterOf(todayOfClock())).from, -1));
  const beforeLast = quarterOf(addDays(quarterDays(lastQuarter).from, -1));
  return [
    ...[3, 2, 1].flatMap((monthsAgo) => clients.flatMap((client) => paymentActs(office, client, monthsAgo))),
    // One promise was not kept, the other is for later.
    { at: Date.now() - 6 * DAY_MS, run: () => callDebtor(office, 1, 4) },
    { at: Date.now() - 2 * DAY_MS, run: () => callDebtor(office, 0, 5) },
    { at: Date.now() - DAY_MS, run: mark },
    { at: Date.now() - 5 * DAY_MS, run: () => receiveCertificates(office, beforeLast) },
  ];
}

import type { ParsedBodyOf } from '@prahari/contract/definition';
import type * as contract from '@prahari/contract/payments.schemas';
import type { MatchedPayment } from '@prahari/contract/payments.schemas';
import { addDays } from '@prahari/domain/days';
import { toPaise, toRupees } from '@prahari/domain/paise';
import { guessPayment, type OpenBill, type PaymentGuess } from '@prahari/domain/payment-match';
import { mapWithPauses } from '../../../db/pauses.ts';
import type { Db } from '../../../db/tables.ts';
import { readTaxOfClients } from '../client-tax/client-tax.service.ts';
import { selectAllDueBills } from './dues.queries.ts';
import { usualTds } from './dues.service.ts';
import { selectMatchingClients, selectPaymentsOfAmounts } from './match-payments.queries.ts';

type Line = ParsedBodyOf<typeof contract.matchPayments>['lines'][number];

/** The bank's day and the day that the office wrote may differ by a weekend. */
const NEAR_DAYS = 3;

/** Characters. A shorter reference may be part of any text. */
const LONG_REFERENCE = 6;

async function openBills(db: Db): Promise<OpenBill[]> {
  const bills = await selectAllDueBills(db);
  const taxes = await readTaxOfClients(db, [...new Set(bills.map(({ clientId }) => clientId))]);
  return bills.map(({ id, number, clientId, ...bill }) => {
    const tax = taxes.get(clientId) ?? { tdsPercent: 0, gstTdsPercent: 0 };
    return { id, number, clientId, owed: bill.owedPaise, ...usualTds(bill, tax) };
  });
}

type Recorded = Awaited<ReturnType<typeof selectPaymentsOfAmounts>>[number];

/**
 * True if a line is a recorded payment: the same amount with its reference, or on a day nearby.
 * @param guessedClientId the client whose payment it must be then; undefined for anybody's
 */
function isRecordedAs(
  { day, text, amount }: Line,
  { day: recordedOn, reference, bankPaise, clientId }: Recorded,
  guessedClientId: string | undefined,
): boolean {
  if (bankPaise !== toPaise(amount)) return false;
  if (reference.length >= LONG_REFERENCE && text.includes(reference)) return true;
  const isNear = recordedOn >= addDays(day, -NEAR_DAYS) && recordedOn <= addDays(day, NEAR_DAYS);
  return isNear && (guessedClientId === undefined || guessedClientId === clientId);
}

/** Guesses what the lines of a bank statement pay. A bill is guessed for one line only. Writes nothing. */
export async function matchPayments(db: Db, lines: readonly Line[]): Promise<MatchedPayment[]> {
  const clients = await selectMatchingClients(db);
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  const recorded = await selectPaymentsOfAmounts(
    db,
    lines.map(({ amount }) => toPaise(amount)),
  );
  let bills = await openBills(db);
  const shown = ({ clientId, allocations, because, ...taxes }: PaymentGuess) => ({
    client: { _id: clientId, name: names.get(clientId) ?? '' },
    allocations: allocations.map(({ billId, paise }) => ({
      billId,
      billNumber: bills.find(({ id }) => id === billId)?.number ?? '',
      amount: toRupees(paise),
    })),
    tds: toRupees(taxes.tds),
    gstTds: toRupees(taxes.gstTds),
    because,
  });
  // Each line is compared with all clients and open bills.
  return mapWithPauses(lines, (line) => {
    const { day, text, amount } = line;
    const guessed = guessPayment({ text, amount: toPaise(amount) }, clients, bills);
    const isRecorded = recorded.some((payment) => isRecordedAs(line, payment, guessed?.clientId));
    const found = isRecorded ? undefined : guessed;
    const guess = found && shown(found);
    bills = bills.filter(({ id }) => !found?.allocations.some(({ billId }) => billId === id));
    return { day, text, amount, ...(guess && { guess }), isRecorded };
  });
}

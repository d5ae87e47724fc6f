import type { ClientDues } from '@prahari/contract/payments.schemas';
import { proposedTds } from '@prahari/domain/bill-tax';
import { sumPaise, toRupees } from '@prahari/domain/paise';
import type { Db } from '../../../db/tables.ts';
import { readClientTax } from '../client-tax/client-tax.service.ts';
import { selectClientName, selectDueBills, selectOnAccount } from './dues.queries.ts';

type DueRow = Awaited<ReturnType<typeof selectDueBills>>[number];

/** Returns the taxes in paise that a client usually keeps back of a bill; none once something was settled. */
export function usualTds(
  { settledPaise, taxablePaise, owedPaise }: Pick<DueRow, 'settledPaise' | 'taxablePaise' | 'owedPaise'>,
  { tdsPercent, gstTdsPercent }: { tdsPercent: number; gstTdsPercent: number },
): { tds: number; gstTds: number } {
  if (settledPaise > 0) return { tds: 0, gstTds: 0 };
  const taxable = Math.max(0, taxablePaise);
  const tds = Math.min(owedPaise, proposedTds(taxable, tdsPercent));
  return { tds, gstTds: Math.min(owedPaise - tds, proposedTds(taxable, gstTdsPercent)) };
}

/** Returns what a client owes, bill by bill, and its money on account. @throws clientNotFound */
export async function readClientDues(db: Db, clientId: string): Promise<ClientDues> {
  const tax = await readClientTax(db, clientId);
  const bills = await selectDueBills(db, clientId);
  const onAccount = await selectOnAccount(db, clientId);
  return {
    client: { _id: clientId, name: await selectClientName(db, clientId) },
    bills: bills.map((bill) => {
      const { tds, gstTds } = usualTds(bill, tax);
      return {
        _id: bill.id,
        billNumber: bill.number,
        billDate: bill.billDate,
        dueDate: bill.dueDate,
        amount: toRupees(bill.amountPaise),
        owed: toRupees(bill.owedPaise),
        tds: toRupees(tds),
        gstTds: toRupees(gstTds),
      };
    }),
    owed: toRupees(sumPaise(bills.map(({ owedPaise }) => owedPaise))),
    onAccount: onAccount.map(({ paymentId, day, reference, paise }) => ({
      paymentId,
      day,
      reference,
      amount: toRupees(paise),
    })),
  };
}

import type { Day } from '@prahari/domain/days';
import { msmeInterest } from '@prahari/domain/msme-interest';
import type { Db } from '../../../db/tables.ts';
import { readCompany } from '../../company/company.service.ts';
import { selectLateBills } from './ageing.queries.ts';

/**
 * Returns the interest of a micro or small enterprise on what is late on a day, in paise by client; undefined
 * where the company is none or has not switched it on. What was paid meanwhile costs nothing more.
 */
export async function interestOn(
  db: Db,
  { day, clientId }: { day: Day; clientId?: string | undefined },
): Promise<Map<string, number> | undefined> {
  const { msmeBankRate: bankRate, udyam } = await readCompany(db);
  if (bankRate === 0 || udyam === '') return undefined;
  const sums = new Map<string, number>();
  for (const bill of await selectLateBills(db, { day, clientId }))
    sums.set(bill.clientId, (sums.get(bill.clientId) ?? 0) + msmeInterest(bill, { day, bankRate }));
  return sums;
}

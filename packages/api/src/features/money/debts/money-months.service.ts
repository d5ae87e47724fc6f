import type { MoneyMonth } from '@prahari/contract/debts.schemas';
import { today } from '@prahari/domain/days';
import { toRupees } from '@prahari/domain/paise';
import type { Db } from '../../../db/tables.ts';
import { selectMonths } from './money-months.queries.ts';

const MONTHS = 12;

/** Returns the last months up to this one, `2026-11` last. */
function lastMonths(count: number): string[] {
  const [year = 0, month = 0] = today().split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const number = year * 12 + month - count + index;
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
}

/** Returns what was billed and received in each of the last twelve months, the oldest first. */
export async function readMoneyMonths(db: Db): Promise<MoneyMonth[]> {
  const months = lastMonths(MONTHS);
  const rows = await selectMonths(db, `${months[0]}-01`);
  return months.map((month) => {
    const { billed = 0, received = 0, tds = 0 } = rows.find((row) => row.month === month) ?? {};
    return { month, billed: toRupees(billed), received: toRupees(received), tds: toRupees(tds) };
  });
}

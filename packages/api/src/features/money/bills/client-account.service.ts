import type { Bill } from '@prahari/contract/bills.schemas';
import type { ClientAccount } from '@prahari/contract/clients.schemas';
import { today } from '@prahari/domain/days';
import { nowText } from '../../../db/ids.ts';
import type { Db } from '../../../db/tables.ts';
import { selectBills } from './bills.queries.ts';
import { selectAccount, selectLatestIds } from './client-account.queries.ts';

const YEAR_MS = 365 * 86_400_000;

/** Returns a client's debt and its payments of the last 12 months, in rupees. */
export async function clientAccount(db: Db, clientId: string): Promise<ClientAccount> {
  const row = await selectAccount(db, clientId, { today: today(), paidSince: nowText(-YEAR_MS) });
  const rupees = (paise: number) => paise / 100;
  return {
    owed: rupees(row.owed),
    unpaidBills: row.unpaidBills,
    overdue: rupees(row.overdue),
    overdueSince: row.overdueSince,
    paid: rupees(row.paid),
    paidBills: row.paidBills,
  };
}

/** Returns a client's latest bills, newest first. */
export async function latestBills(db: Db, clientId: string, limit: number): Promise<Bill[]> {
  const ids = await selectLatestIds(db, clientId, limit);
  const rows = ids.length === 0 ? [] : await selectBills(db, ids);
  return rows.sort((a, b) => (a._id < b._id ? 1 : -1));
}

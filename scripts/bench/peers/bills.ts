import { today } from '@prahari/domain/days';
import type { PeerDatabase } from '../../../packages/api/testing/peer-database.ts';

const COLUMNS = `bills.id, bills.number, bills.amount_paise, bills.due_date, bills.description, bills.drive_link,
  bills.paid_at, bills.created_at, bills.kind, bills.month, bills.bill_date, bills.tax, bills.taxable_paise,
  bills.cgst_paise, bills.sgst_paise, bills.igst_paise, bills.round_off_paise, bills.place_of_supply, bills.own_gstin,
  bills.settled_paise, bills.credited_paise, bills.version, clients.id as client_id, users.id as user_id, users.name, users.email`;
const FROM = `from bills join clients on clients.id = bills.client_id join users on users.id = clients.user_id
  where bills.deleted_at is null`;
/** The largest exact total. */
const MAX_COUNTED = 10_000;

interface BillRow {
  id: string;
  number: string;
  amount_paise: number;
  due_date: string;
  description: string;
  drive_link: string;
  paid_at: string | null;
  created_at: string;
  kind: string;
  month: string | null;
  bill_date: string;
  tax: string;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  round_off_paise: number;
  place_of_supply: string;
  own_gstin: string;
  settled_paise: number;
  credited_paise: number;
  version: number;
  client_id: string;
  user_id: string;
  name: string;
  email: string;
}

const toBill = (row: BillRow, day: string) => ({
  _id: row.id,
  billNumber: row.number,
  client: { _id: row.client_id, user: { _id: row.user_id, name: row.name, email: row.email } },
  amount: row.amount_paise / 100,
  dueDate: row.due_date,
  description: row.description,
  driveLink: row.drive_link,
  status: row.paid_at !== null ? 'paid' : row.due_date < day ? 'overdue' : 'pending',
  createdAt: row.created_at,
  kind: row.kind,
  ...(row.month !== null && { month: row.month }),
  billDate: row.bill_date,
  taxable: row.taxable_paise / 100,
  cgst: row.cgst_paise / 100,
  sgst: row.sgst_paise / 100,
  igst: row.igst_paise / 100,
  roundOff: row.round_off_paise / 100,
  reverseCharge: row.tax === 'reverse',
  placeOfSupply: row.place_of_supply,
  ...(row.own_gstin && { gstin: row.own_gstin }),
  paid: row.settled_paise / 100,
  credited: row.credited_paise / 100,
  owed: (row.amount_paise - row.credited_paise - row.settled_paise) / 100,
  version: row.version,
});

function toBills(rows: BillRow[]) {
  const day = today();
  return rows.map((row) => toBill(row, day));
}

/** Returns a client's own bills, newest first. */
export async function ownBills(db: PeerDatabase, userId: string) {
  const rows = await db.all<BillRow>(
    `select ${COLUMNS} ${FROM} and clients.user_id = $1 order by bills.id desc limit 201`,
    [userId],
  );
  return { success: true, data: toBills(rows), nextCursor: null, total: rows.length };
}

/** Returns the newest bills, or those after a bill. */
export async function billPage(db: PeerDatabase, limit: number, after: string | undefined) {
  const rows = await db.all<BillRow>(
    `select ${COLUMNS} ${FROM} ${after ? 'and bills.id < $1' : ''} order by bills.id desc limit ${limit + 1}`,
    after ? [after] : [],
  );
  const [{ total } = { total: 0 }] = await db.all<{ total: number }>(
    `select count(*) as total from (select 1 from bills where deleted_at is null limit ${MAX_COUNTED + 1}) counted`,
    [],
  );
  return {
    success: true,
    data: toBills(rows.slice(0, limit)),
    nextCursor: rows.length > limit ? rows[limit - 1]?.id : null,
    ...(total > MAX_COUNTED ? { total: MAX_COUNTED, totalIsMinimum: true } : { total }),
  };
}

/** Returns the newest bills that contain a text. */
export async function searchBills(db: PeerDatabase, q: string, limit: number) {
  const like = db.engine === 'postgres' ? 'ilike' : 'like';
  const found = `${FROM} and (bills.number ${like} $1 or users.name ${like} $1 or users.email ${like} $1
    or bills.description ${like} $1 or clients.location ${like} $1)`;
  const pattern = `%${q}%`;
  const rows = await db.all<BillRow>(`select ${COLUMNS} ${found} order by bills.id desc limit ${limit}`, [
    pattern,
  ]);
  const [counted] = await db.all<{ total: number }>(`select count(*) as total ${found}`, [pattern]);
  return { success: true, data: toBills(rows), nextCursor: null, total: counted?.total ?? 0 };
}

import type { newLines } from '@prahari/contract/bill-months.schemas';
import { billTotals } from '@prahari/domain/bill-tax';
import { addDays, type Day, today } from '@prahari/domain/days';
import { formatDay, MONTHS } from '@prahari/domain/format';
import { daysOfMonth } from '@prahari/domain/muster';
import { productOf, sumPaise, toPaise } from '@prahari/domain/paise';
import type * as z from 'zod/mini';
import { invalidFields } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { newId, nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { readCompany } from '../../company/company.service.ts';
import { nextNumber } from '../bills/bill-changes.queries.ts';
import { billSeries } from '../bills/bills.service.ts';
import type { Draft, MonthToBill } from './drafts.service.ts';
import type { Line } from './line.rows.ts';
import { insertBill, insertLines, insertPosts, selectNewestDate } from './made-bills.queries.ts';
import { insertFixedDays } from './month-posts.queries.ts';

export type EditedLines = z.output<typeof newLines>;

const badDate = (message: string) => invalidFields([{ path: 'billDate', message }]);

/** @throws 400 for a day before the newest bill of its series */
async function refuseOlder(db: Db, billDate: Day): Promise<void> {
  const newest = await selectNewestDate(db, billSeries(billDate));
  if (newest !== undefined && billDate < newest)
    throw badDate(`Bill date must not be before ${formatDay(newest)}, the date of the newest bill`);
}

/**
 * A bill may be of the day it is made, also in the running month.
 * @throws 400 for another day before the month's end, for one after today, or before the newest bill of its series
 */
export async function checkBillDate(db: Db, month: string, billDate: Day): Promise<void> {
  const { last } = daysOfMonth(month);
  if (billDate > today()) throw badDate('Bill date must not be in the future');
  if (billDate < last && billDate !== today())
    throw badDate('Bill date must not be before the month’s last day');
  await refuseOlder(db, billDate);
}

/**
 * Returns the lines that the office sent in place of the draft's. A line that names one of the draft keeps
 * its duties. Where none does, all duties of the draft are billed.
 */
export function editedLines(draft: Line[], sent: EditedLines): Line[] {
  const known = new Map(draft.map((line) => [line.id, line]));
  const lines = sent.map(({ id, description, quantity, unit, rate, amount }): Line => {
    const former = id === undefined ? undefined : known.get(id);
    return {
      id: id ?? newId(),
      description,
      quantity,
      unit,
      ratePaise: toPaise(rate),
      amountPaise: amount === undefined ? productOf(quantity, rate) : toPaise(amount),
      postId: former?.postId ?? null,
      guardId: former?.guardId ?? null,
      guardName: former?.guardName ?? null,
      rateId: former?.rateId ?? null,
      days: former?.days ?? [],
    };
  });
  if (sent.some(({ id }) => id !== undefined && known.has(id)) || !lines[0]) return lines;
  lines[0].days = draft.flatMap(({ days }) => days);
  return lines;
}

const nameOfMonth = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

export interface MakeOptions {
  actorId: string;
  siteUrl: string;
  billDate: Day;
  own: EditedLines | undefined;
  /** Only the bill of this own GSTIN. */
  gstin: string | undefined;
}

/** Numbers a draft, and writes it with these lines. Returns its id. */
export async function makeBill(
  tx: Tx,
  draft: Draft,
  lines: readonly Line[],
  { month, basedOn, kind, siteUrl, actorId, billDate }: MonthToBill & MakeOptions,
): Promise<string> {
  const { clientId, ownGstin, tax, place } = draft;
  const totals = billTotals(sumPaise(lines.map(({ amountPaise }) => amountPaise)), place.tax);
  const series = billSeries(billDate);
  const number = await nextNumber(tx, series);
  // The counter is locked: nobody else can date a bill of the series now.
  await refuseOlder(tx, billDate);
  const company = await readCompany(tx);
  const own = company.gstins.find(({ gstin }) => gstin === ownGstin);
  const id = newId();
  const dueDate = addDays(billDate, tax.creditDays);
  await insertBill(tx, {
    id,
    number,
    series,
    client_id: clientId,
    kind,
    month,
    based_on: basedOn,
    bill_date: billDate,
    due_date: dueDate,
    description: `Security services, ${nameOfMonth(month)}`,
    drive_link: `${siteUrl}/bill?id=${id}`,
    tax: place.tax,
    taxable_paise: totals.taxable,
    cgst_paise: totals.cgst,
    sgst_paise: totals.sgst,
    igst_paise: totals.igst,
    round_off_paise: totals.roundOff,
    amount_paise: totals.total,
    place_of_supply: place.placeOfSupply,
    own_gstin: ownGstin,
    client_gstin: tax.gstin,
    client_address: tax.address,
    purchase_order: tax.purchaseOrder,
    company: JSON.stringify({
      name: company.legalName,
      address: own?.address || company.address,
      pan: company.pan,
    }),
    created_at: nowText(),
  });
  await insertLines(tx, id, lines);
  await insertFixedDays(tx, id, [...draft.lines, ...draft.adjustments]);
  await insertPosts(tx, id, draft.postIds);
  const detail = {
    number,
    clientId,
    month,
    kind,
    basedOn,
    billDate,
    dueDate,
    ...(ownGstin && { ownGstin }),
    lines: lines.length,
    ...totals,
  };
  await audit(tx, { actorId, action: 'makeMonth', entity: 'bills', entityId: id, detail });
  return id;
}

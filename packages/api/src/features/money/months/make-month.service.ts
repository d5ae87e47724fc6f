import type { makeMonth as contract, MadeBill, newLines } from '@prahari/contract/bill-months.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { billTotals } from '@prahari/domain/bill-tax';
import { addDays, type Day, today } from '@prahari/domain/days';
import { MONTHS } from '@prahari/domain/format';
import { daysOfMonth } from '@prahari/domain/muster';
import { sumPaise, toPaise } from '@prahari/domain/paise';
import type * as z from 'zod/mini';
import { AppError, invalidFields } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { newId, nowText } from '../../../db/ids.ts';
import { mapWithPauses } from '../../../db/pauses.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { announce } from '../../../webhooks/deliveries.queries.ts';
import { readCompany } from '../../company/company.service.ts';
import { lockExistingClient } from '../../membership/client-membership.service.ts';
import { announced } from '../bills/announce-bill.service.ts';
import { nextNumber } from '../bills/bill-changes.queries.ts';
import { billSeries, getBill } from '../bills/bills.service.ts';
import { tellOfBill } from '../bills/tell-of-bill.service.ts';
import { type Draft, draftsOf, type MonthToBill } from './drafts.service.ts';
import type { Line } from './line.rows.ts';
import { insertBill, insertLines, selectNewestDate } from './made-bills.queries.ts';

type Body = ParsedBodyOf<typeof contract>;
type EditedLines = z.output<typeof newLines>;

const badDate = (message: string) => invalidFields([{ path: 'billDate', message }]);

/** @throws 400 for a day before the newest bill of its series */
async function refuseOlder(db: Db, billDate: Day): Promise<void> {
  const newest = await selectNewestDate(db, billSeries(billDate));
  if (newest !== undefined && billDate < newest)
    throw badDate(`Bill date must not be before ${newest}, the date of the newest bill`);
}

/** @throws 400 for a day before the month's end, after today, or before the newest bill of its series */
async function checkBillDate(db: Db, month: string, billDate: Day, isChosen: boolean): Promise<void> {
  const { last } = daysOfMonth(month);
  if (billDate > today()) throw badDate('Bill date must not be in the future');
  if (isChosen && billDate < last) throw badDate('Bill date must not be before the month’s last day');
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
      amountPaise: toPaise(amount ?? quantity * rate),
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

/** The office's own lines need no rate and no agreement of the client. */
const isInTheWay = ({ code }: Draft['problems'][number], hasOwnLines: boolean): boolean =>
  code === 'billed_already' || !hasOwnLines;

interface MakeOptions {
  actorId: string;
  siteUrl: string;
  billDate: Day;
  own: EditedLines | undefined;
}

async function makeBill(
  tx: Tx,
  draft: Draft,
  lines: readonly Line[],
  { month, basedOn, kind, siteUrl, actorId, billDate }: MonthToBill & Omit<MakeOptions, 'own'>,
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
  const detail = {
    number,
    clientId,
    month,
    kind,
    basedOn,
    billDate,
    dueDate,
    lines: lines.length,
    ...totals,
  };
  await audit(tx, { actorId, action: 'makeMonth', entity: 'bills', entityId: id, detail });
  return id;
}

/** Makes the bill of a client, or says why not. */
function makeForClient(db: Db, clientId: string, options: MonthToBill & MakeOptions): Promise<MadeBill> {
  return inTransaction(db, async (tx) => {
    await lockExistingClient(tx, clientId);
    const [draft] = await draftsOf(tx, options, [clientId]);
    if (!draft) throw new Error(`the client ${clientId} is locked and has no draft`);
    if (draft.made)
      return { clientId, result: 'made_before', bill: await getBill(tx, draft.made.id), problems: [] };
    const drafted = [...draft.lines, ...draft.adjustments];
    const lines = options.own ? editedLines(drafted, options.own) : drafted;
    const problems = draft.problems.filter((problem) => isInTheWay(problem, options.own !== undefined));
    const taxable = sumPaise(lines.map(({ amountPaise }) => amountPaise));
    if (problems.length === 0 && billTotals(taxable, draft.place.tax).total <= 0)
      problems.push({ code: 'not_positive', message: 'The total must be more than zero' });
    if (problems.length > 0) return { clientId, result: 'refused', problems };
    const bill = await getBill(tx, await makeBill(tx, draft, lines, options));
    await announce(tx, { type: 'bill.made', data: announced(bill) });
    await tellOfBill(tx, bill, nameOfMonth(options.month));
    return { clientId, result: 'made', bill, problems: [] };
  });
}

/**
 * Makes the bills of a month, each in a transaction of its own, so that nobody waits long and each bill is
 * whole or absent. Done again, it makes only the missing ones. @throws 400 for a bad billDate
 */
export async function makeMonth(
  db: Db,
  actorId: string,
  { body, siteUrl }: { body: Body; siteUrl: string },
): Promise<MadeBill[]> {
  const { month, basedOn = 'agreed', kind = 'month', billDate = today() } = body;
  await checkBillDate(db, month, billDate, body.billDate !== undefined);
  const clientIds = [...new Set(body.clientIds.map((id) => id.toLowerCase()))];
  return mapWithPauses(clientIds, async (clientId): Promise<MadeBill> => {
    const own = body.lines?.[clientId];
    try {
      const options = { actorId, month, basedOn, kind, siteUrl, billDate, own };
      return await makeForClient(db, clientId, options);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { clientId, result: 'refused', problems: [{ code: 'no_client', message: error.message }] };
    }
  });
}

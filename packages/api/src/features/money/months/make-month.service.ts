import { chooseGstin } from '@prahari/contract/bill-months';
import type { makeMonth as contract, MadeBill, newLines } from '@prahari/contract/bill-months.schemas';
import type { Bill } from '@prahari/contract/bills.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { billTotals } from '@prahari/domain/bill-tax';
import { addDays, type Day, today } from '@prahari/domain/days';
import { formatDay, MONTHS } from '@prahari/domain/format';
import { daysOfMonth } from '@prahari/domain/muster';
import { productOf, sumPaise, toPaise } from '@prahari/domain/paise';
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
import { insertBill, insertLines, insertPosts, selectNewestDate } from './made-bills.queries.ts';
import { problemOfTotal } from './problem-of-total.ts';

type Body = ParsedBodyOf<typeof contract>;
type EditedLines = z.output<typeof newLines>;

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
async function checkBillDate(db: Db, month: string, billDate: Day): Promise<void> {
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

/** The office's own lines need no rate and no agreement of the client. */
const isInTheWay = ({ code }: Draft['problems'][number], hasOwnLines: boolean): boolean =>
  code === 'billed_already' || !hasOwnLines;

interface MakeOptions {
  actorId: string;
  siteUrl: string;
  billDate: Day;
  own: EditedLines | undefined;
  /** Only the bill of this own GSTIN. */
  gstin: string | undefined;
}

async function makeBill(
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

/** The result of one own GSTIN's part of a client's month. */
interface MadePart {
  ownGstin: string;
  result: MadeBill['result'];
  bill?: Bill;
  problems: MadeBill['problems'];
  /** The own GSTINs of the client's month. */
  gstins: string[];
}

async function makePart(
  tx: Tx,
  draft: Draft,
  options: MonthToBill & MakeOptions,
): Promise<Omit<MadePart, 'gstins'>> {
  const { ownGstin } = draft;
  if (draft.made)
    return { ownGstin, result: 'made_before', bill: await getBill(tx, draft.made.id), problems: [] };
  const drafted = [...draft.lines, ...draft.adjustments];
  const lines = options.own ? editedLines(drafted, options.own) : drafted;
  const problems = draft.problems.filter((problem) => isInTheWay(problem, options.own !== undefined));
  const taxable = sumPaise(lines.map(({ amountPaise }) => amountPaise));
  const problem = problemOfTotal(billTotals(taxable, draft.place.tax).total);
  if (problems.length === 0 && problem) problems.push(problem);
  if (problems.length > 0) return { ownGstin, result: 'refused', problems };
  const bill = await getBill(tx, await makeBill(tx, draft, lines, options));
  await announce(tx, { type: 'bill.made', data: announced(bill) });
  await tellOfBill(tx, bill, options.month);
  return { ownGstin, result: 'made', bill, problems: [] };
}

/** Makes the first bill of a client that was not tried yet, or says why not. */
function makeNext(
  db: Db,
  clientId: string,
  options: MonthToBill & MakeOptions & { tried: ReadonlySet<string> },
): Promise<MadePart | undefined> {
  return inTransaction(db, async (tx) => {
    await lockExistingClient(tx, clientId);
    const drafts = await draftsOf(tx, options, [clientId]);
    const gstins = drafts.map(({ ownGstin }) => ownGstin);
    if (options.own && options.gstin === undefined && drafts.length > 1) throw new AppError(chooseGstin);
    const isNext = ({ ownGstin }: Draft) =>
      ownGstin === (options.gstin ?? ownGstin) && !options.tried.has(ownGstin);
    const draft = drafts.find(isNext);
    return draft && { ...(await makePart(tx, draft, options)), gstins };
  });
}

const noPart = { code: 'no_duties' as const, message: 'No duties to bill by this GSTIN in this month' };

/** Makes the bills of a client, one for each own GSTIN. */
async function makeForClient(
  db: Db,
  clientId: string,
  options: MonthToBill & MakeOptions,
): Promise<MadeBill> {
  const parts = new Map<string, MadePart>();
  for (let isWhole = false; !isWhole; ) {
    const part = await makeNext(db, clientId, { ...options, tried: new Set(parts.keys()) });
    if (part) parts.set(part.ownGstin, part);
    isWhole = !part || options.gstin !== undefined || part.gstins.every((gstin) => parts.has(gstin));
  }
  const of = (result: MadeBill['result']) => [...parts.values()].filter((part) => part.result === result);
  const bills = [...parts.values()].flatMap(({ bill }) => bill ?? []);
  const [first] = [...of('made'), ...of('made_before')];
  const refused = of('refused');
  return {
    clientId,
    result: of('made').length > 0 ? 'made' : refused.length > 0 || !first ? 'refused' : 'made_before',
    ...(first?.bill && { bill: first.bill }),
    bills,
    problems: parts.size === 0 ? [noPart] : refused.flatMap(({ problems }) => problems),
  };
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
  await checkBillDate(db, month, billDate);
  return mapWithPauses([...new Set(body.clientIds)], async (clientId): Promise<MadeBill> => {
    const own = body.lines?.[clientId];
    try {
      const options = { actorId, month, basedOn, kind, siteUrl, billDate, own, gstin: body.gstin };
      return await makeForClient(db, clientId, options);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const code = error.code === chooseGstin.code ? 'choose_gstin' : 'no_client';
      return { clientId, result: 'refused', bills: [], problems: [{ code, message: error.message }] };
    }
  });
}

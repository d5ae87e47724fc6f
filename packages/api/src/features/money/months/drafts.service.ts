import type { BilledFrom } from '@prahari/contract/bill-months';
import type { BillDraft, BillLine } from '@prahari/contract/bill-months.schemas';
import type { ClientTax } from '@prahari/contract/clients.schemas';
import type { Company } from '@prahari/contract/company.schemas';
import { type BillTotals, billTotals, type TaxPlace, taxPlace } from '@prahari/domain/bill-tax';
import { daysOfMonth } from '@prahari/domain/muster';
import { sumPaise, toRupees } from '@prahari/domain/paise';
import type { Rate } from '@prahari/domain/rates';
import { createPauses } from '../../../db/pauses.ts';
import type { Db } from '../../../db/tables.ts';
import { readCompany } from '../../company/company.service.ts';
import { type CountedDuty, countDuties } from '../../scheduling/muster/counted-duties.service.ts';
import { readTaxOfClients } from '../client-tax/client-tax.service.ts';
import { selectBillingRates } from '../rates/rates.queries.ts';
import { adjustmentsOf, firstCompared } from './adjustments.service.ts';
import { type BilledCount, readBilledCounts, unbilledOf } from './billed-counts.ts';
import { priceDuties } from './draft-lines.ts';
import * as queries from './drafts.queries.ts';
import { fixedDaysOf } from './fixed-lines.ts';
import type { BilledDay, Line } from './line.rows.ts';
import { type BillablePost, billablePost } from './line-terms.ts';
import * as monthPosts from './month-posts.queries.ts';
import { type MadeBefore, type MonthPart, partsOfMonth } from './own-gstins.ts';
import { problemOfTotal } from './problem-of-total.ts';

/** A month to bill. */
export interface MonthToBill {
  month: string;
  basedOn: BilledFrom;
  kind: string;
}

/** A draft as it is stored when it is made; amounts in paise. */
export interface Draft {
  clientId: string;
  clientName: string;
  lines: Line[];
  adjustments: Line[];
  totals: BillTotals;
  place: TaxPlace;
  ownGstin: string;
  postIds: string[];
  tax: ClientTax;
  problems: BillDraft['problems'];
  made: MadeBefore | undefined;
}

const groupByClient = <T extends { clientId: string }>(rows: readonly T[]): Map<string, T[]> =>
  Map.groupBy(rows, ({ clientId }) => clientId);

/** Returns the posts whose month is not agreed, each once. */
function agreementProblems(duties: readonly CountedDuty[], posts: ReadonlyMap<string, BillablePost>) {
  const problems = new Map<string, BillDraft['problems'][number]>();
  for (const { postId, isAgreed, isDisputed, stands } of duties) {
    if (isAgreed || !stands) continue;
    const code = isDisputed ? 'disputed' : 'not_agreed';
    const post = postId === null ? undefined : posts.get(postId);
    const place = post ? [post.street, post.city].filter(Boolean).join(', ') : 'Duties without a post';
    const message = isDisputed ? `${place}: the client disputes a day` : `${place}: the month is not agreed`;
    problems.set(`${code}:${postId}`, { code, message, ...(postId !== null && { postId }) });
  }
  return [...problems.values()];
}

const moreTakenOff: BillDraft['problems'][number] = {
  code: 'not_positive',
  message: 'The adjustments are more than this month’s duties',
};

interface Records extends MonthPart {
  month: MonthToBill;
  company: Company;
  rates: readonly Rate[];
  tax: ClientTax;
  billed: ReadonlyMap<string, BilledCount>;
  billedDays: readonly BilledDay[];
}

function draftOf(clientId: string, clientName: string, records: Records): Draft {
  const { month, company, ownGstin, duties, rates, tax, billed, adjustments, made } = records;
  const posts = new Map(records.posts.map((post) => [post.id, billablePost(post)]));
  const holidays = new Set(company.holidays.map(({ day }) => day));
  const terms = { month: month.month, rates, posts, holidays };
  const { lines, problems: priceProblems } = priceDuties(
    unbilledOf(duties, billed).filter(({ counts, stands }) => stands || counts !== 0),
    terms,
    { fixedDays: month.kind === 'month' ? fixedDaysOf(terms, records.billedDays) : [] },
  );
  const problems: Draft['problems'] = priceProblems.map(({ postId, ...problem }) => ({
    ...problem,
    ...(postId !== null && { postId }),
  }));
  if (month.basedOn === 'agreed') problems.push(...agreementProblems(duties, posts));
  if (made) problems.push({ code: 'billed_already', message: `${made.number} bills this month already` });
  else if (lines.length === 0 && problems.length === 0 && adjustments.length === 0)
    problems.push({ code: 'no_duties', message: 'No duties to bill in this month' });
  const place = taxPlace(
    { gstin: ownGstin, isBodyCorporate: company.isBodyCorporate },
    { ...tax, stateCode: tax.state?.code ?? '' },
  );
  const isMade = made !== undefined;
  const billedLines = isMade ? [] : lines;
  const billedAdjustments = isMade ? [] : [...adjustments];
  const taxable = sumPaise([...billedLines, ...billedAdjustments].map(({ amountPaise }) => amountPaise));
  const totals = billTotals(taxable, place.tax);
  const isTakenOff = taxable <= 0 && billedAdjustments.length > 0;
  const problem = isTakenOff ? moreTakenOff : problemOfTotal(totals.total);
  if (!isMade && problems.length === 0 && problem) problems.push(problem);
  return {
    clientId,
    clientName,
    lines: billedLines,
    adjustments: billedAdjustments,
    totals,
    place,
    ownGstin,
    postIds: records.posts.map(({ id }) => id),
    tax,
    problems,
    made,
  };
}

/** Returns the drafts of clients for a month by their names, one for each own GSTIN that bills a client. */
export async function draftsOf(db: Db, month: MonthToBill, clientIds: readonly string[]): Promise<Draft[]> {
  if (clientIds.length === 0) return [];
  const { first, last } = daysOfMonth(month.month);
  const period = { from: first, to: last, clientIds };
  const duties = groupByClient(await countDuties(db, { ...period, basedOn: month.basedOn }));
  const posts = groupByClient(await monthPosts.selectBillablePosts(db, period));
  const made = groupByClient(await queries.selectBillsOfMonth(db, { ...month, clientIds }));
  const company = await readCompany(db);
  const rates = groupByClient(await selectBillingRates(db, clientIds));
  const taxes = await readTaxOfClients(db, clientIds);
  const covered = new Map(
    (await monthPosts.selectCoveredPosts(db, { ...month, clientIds })).map((one) => [
      one.postId,
      one.ownGstin,
    ]),
  );
  const billed = await readBilledCounts(db, period);
  const billedDays = await monthPosts.selectBilledDays(db, period);
  const adjustments =
    month.kind === 'month'
      ? await adjustmentsOf(db, { month: month.month, clientIds, company, rates })
      : undefined;
  const clients = await queries.selectClientNames(db, clientIds);
  return clients.flatMap(({ id, name }) => {
    const tax = taxes.get(id);
    if (!tax) return [];
    const parts = partsOfMonth({
      company,
      posts: posts.get(id) ?? [],
      duties: duties.get(id) ?? [],
      adjustments: adjustments?.get(id) ?? [],
      made: made.get(id) ?? [],
      covered,
    });
    const facts = { month, company, rates: rates.get(id) ?? [], tax, billed, billedDays };
    return parts.map((part) => draftOf(id, name, { ...facts, ...part }));
  });
}

/** Returns a line in rupees. */
export const toLine = (line: Line): BillLine => ({
  id: line.id,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  rate: toRupees(line.ratePaise),
  amount: toRupees(line.amountPaise),
  ...(line.guardId !== null && { guard: { _id: line.guardId, name: line.guardName ?? '' } }),
  ...(line.postId !== null && { postId: line.postId }),
  days: line.days,
});

/** Returns a draft in rupees. */
export const toDraft = (draft: Draft, { month, basedOn }: MonthToBill): BillDraft => ({
  clientId: draft.clientId,
  client: { _id: draft.clientId, name: draft.clientName },
  month,
  basedOn,
  lines: draft.lines.map(toLine),
  adjustments: draft.adjustments.map(toLine),
  taxable: toRupees(draft.totals.taxable),
  cgst: toRupees(draft.totals.cgst),
  sgst: toRupees(draft.totals.sgst),
  igst: toRupees(draft.totals.igst),
  roundOff: toRupees(draft.totals.roundOff),
  total: toRupees(draft.totals.total),
  tax: draft.place.tax,
  reverseCharge: draft.place.tax === 'reverse',
  placeOfSupply: draft.place.placeOfSupply,
  ...(draft.ownGstin && { gstin: draft.ownGstin }),
  problems: draft.problems,
  ...(draft.made && { billId: draft.made.id, billNumber: draft.made.number }),
});

/** Clients whose drafts are made at once: some 2,000 duties of a month. */
const CLIENTS_AT_ONCE = 20;

/**
 * Returns the bills of a month before they are made, and lets other requests run in between.
 * @param clientId all that have posts, duties or a bill then, or an earlier month to adjust, when missing
 */
export async function listDrafts(db: Db, month: MonthToBill, clientId?: string): Promise<BillDraft[]> {
  const since = firstCompared(month.month);
  const clients =
    clientId === undefined
      ? await queries.selectClientsOfMonth(db, { ...month, since })
      : [{ id: clientId, isOfMonth: true }];
  const ofMonth = new Set(clients.filter(({ isOfMonth }) => isOfMonth).map(({ id }) => id));
  const clientIds = clients.map(({ id }) => id);
  const pause = createPauses();
  const drafts: BillDraft[] = [];
  for (let at = 0; at < clientIds.length; at += CLIENTS_AT_ONCE) {
    await pause();
    for (const draft of await draftsOf(db, month, clientIds.slice(at, at + CLIENTS_AT_ONCE)))
      if (ofMonth.has(draft.clientId) || draft.adjustments.length > 0) drafts.push(toDraft(draft, month));
  }
  return drafts;
}

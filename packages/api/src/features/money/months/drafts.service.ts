import type { BilledFrom } from '@prahari/contract/bill-months';
import type { BillDraft, BillLine } from '@prahari/contract/bill-months.schemas';
import type { ClientTax } from '@prahari/contract/clients.schemas';
import type { Company } from '@prahari/contract/company.schemas';
import { type BillTotals, billTotals, type TaxPlace, taxPlace } from '@prahari/domain/bill-tax';
import { daysOfMonth } from '@prahari/domain/muster';
import { sumPaise, toRupees } from '@prahari/domain/paise';
import type { Rate } from '@prahari/domain/rates';
import { mapWithPauses } from '../../../db/pauses.ts';
import type { Db } from '../../../db/tables.ts';
import { readCompany } from '../../company/company.service.ts';
import { type CountedDuty, countDuties } from '../../scheduling/muster/counted-duties.service.ts';
import { readTaxOfClients } from '../client-tax/client-tax.service.ts';
import { selectBillingRates } from '../rates/rates.queries.ts';
import { adjustmentsOf } from './adjustments.service.ts';
import { type BillablePost, priceDuties } from './draft-lines.ts';
import * as queries from './drafts.queries.ts';
import type { Line } from './line.rows.ts';
import { type MadeBefore, type MonthPart, partsOfMonth } from './own-gstins.ts';

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

type PostRow = queries.PostRow;

/** Posts without hours of their own belong to old requests: their duties tell the hours. */
const billablePost = (post: PostRow): BillablePost => ({
  ...post,
  shift: post.shift ?? 'day',
  hours: post.hours ?? 12,
});

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

interface Records extends MonthPart {
  month: MonthToBill;
  company: Company;
  rates: readonly Rate[];
  tax: ClientTax;
  billed: ReadonlyMap<string, number>;
}

function draftOf(clientId: string, clientName: string, records: Records): Draft {
  const { month, company, ownGstin, duties, rates, tax, billed, adjustments, made } = records;
  const posts = new Map(records.posts.map((post) => [post.id, billablePost(post)]));
  const holidays = new Set(company.holidays.map(({ day }) => day));
  const unbilled = duties.map((duty) => ({ ...duty, counts: duty.counts - (billed.get(duty.id) ?? 0) }));
  const { lines, problems: priceProblems } = priceDuties(
    unbilled.filter(({ counts, stands }) => stands || counts !== 0),
    { month: month.month, rates, posts, holidays },
    { withFixed: month.kind === 'month' },
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
  if (!isMade && taxable <= 0 && problems.length === 0)
    problems.push({ code: 'not_positive', message: 'The adjustments are more than this month’s duties' });
  return {
    clientId,
    clientName,
    lines: billedLines,
    adjustments: billedAdjustments,
    totals: billTotals(taxable, place.tax),
    place,
    ownGstin,
    postIds: records.posts.map(({ id }) => id),
    tax,
    problems,
    made,
  };
}

/**
 * Returns the drafts of a month by the names of clients, one for each own GSTIN that bills a client.
 * @param clientIds all that have posts, duties or a bill then, when missing
 */
export async function draftsOf(db: Db, month: MonthToBill, clientIds?: readonly string[]): Promise<Draft[]> {
  const { first, last } = daysOfMonth(month.month);
  const period = { from: first, to: last, clientIds };
  const duties = groupByClient(await countDuties(db, { ...period, basedOn: month.basedOn }));
  const posts = groupByClient(await queries.selectBillablePosts(db, period));
  const made = groupByClient(await queries.selectBillsOfMonth(db, { ...month, clientIds }));
  const ids = clientIds ?? [...new Set([...duties.keys(), ...posts.keys(), ...made.keys()])];
  if (ids.length === 0) return [];
  const company = await readCompany(db);
  const rates = groupByClient(await selectBillingRates(db, ids));
  const taxes = await readTaxOfClients(db, ids);
  const covered = new Map(
    (await queries.selectCoveredPosts(db, { ...month, clientIds })).map((one) => [one.postId, one.ownGstin]),
  );
  const billed = new Map(
    (await queries.selectBilledCounts(db, { from: first, to: last, clientIds: ids })).map(
      ({ dutyId, counts }) => [dutyId, Number(counts)],
    ),
  );
  const adjustments =
    month.kind === 'month'
      ? await adjustmentsOf(db, { month: month.month, clientIds: ids, company, rates })
      : undefined;
  const clients = await queries.selectClientNames(db, ids);
  const draftsOfClient = ({ id, name }: (typeof clients)[number]): Draft[] => {
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
    const facts = { month, company, rates: rates.get(id) ?? [], tax, billed };
    return parts.map((part) => draftOf(id, name, { ...facts, ...part }));
  };
  // Drafts of chosen clients are made in a transaction, which must not wait for others.
  return clientIds ? clients.flatMap(draftsOfClient) : (await mapWithPauses(clients, draftsOfClient)).flat();
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

/** Returns the bills of a month before they are made. */
export const listDrafts = async (db: Db, month: MonthToBill, clientId?: string): Promise<BillDraft[]> =>
  (await draftsOf(db, month, clientId === undefined ? undefined : [clientId])).map((draft) =>
    toDraft(draft, month),
  );

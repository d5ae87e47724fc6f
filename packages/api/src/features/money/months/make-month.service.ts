import { chooseGstin } from '@prahari/contract/bill-months';
import type { makeMonth as contract, MadeBill } from '@prahari/contract/bill-months.schemas';
import type { Bill } from '@prahari/contract/bills.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { billTotals } from '@prahari/domain/bill-tax';
import { today } from '@prahari/domain/days';
import { sumPaise } from '@prahari/domain/paise';
import { AppError } from '../../../AppError.ts';
import { mapWithPauses } from '../../../db/pauses.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { announce } from '../../../webhooks/deliveries.queries.ts';
import { lockExistingClient } from '../../membership/client-membership.service.ts';
import { announced } from '../bills/announce-bill.service.ts';
import { getBill } from '../bills/bills.service.ts';
import { tellOfBill } from '../bills/tell-of-bill.service.ts';
import { type Draft, draftsOf, type MonthToBill } from './drafts.service.ts';
import { checkBillDate, editedLines, type MakeOptions, makeBill } from './make-bill.service.ts';
import { problemOfTotal } from './problem-of-total.ts';

type Body = ParsedBodyOf<typeof contract>;

/** The office's own lines need no rate and no agreement of the client. */
const isInTheWay = ({ code }: Draft['problems'][number], hasOwnLines: boolean): boolean =>
  code === 'billed_already' || !hasOwnLines;

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

import type { ParsedBodyOf } from '@prahari/contract/definition';
import { postNotFound } from '@prahari/contract/posts';
import { rateBilled, rateNotFound, riseNotDue, sameRate } from '@prahari/contract/rates';
import type { addRate as contract, Rate, RateRise } from '@prahari/contract/rates.schemas';
import { today } from '@prahari/domain/days';
import { toRupees } from '@prahari/domain/paise';
import { raised, yearLater } from '@prahari/domain/rate-rise';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { isId } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockExistingClient } from '../../membership/client-membership.service.ts';
import * as queries from './rates.queries.ts';

const riseOf = ({ riseOn, risePercent, risePaise }: queries.RateRow): Pick<Rate, 'rise'> => {
  if (riseOn === null) return {};
  const by = risePercent === null ? { amount: toRupees(risePaise ?? 0) } : { percent: risePercent };
  return { rise: { day: riseOn, ...by } };
};

/** Returns a rate as replies have it. */
export const toRate = (rate: queries.RateRow): Rate => {
  const {
    id,
    postId,
    shift,
    amountPaise,
    isBilled,
    isPublished,
    riseOn: _,
    risePercent: __,
    risePaise: ___,
    ...row
  } = rate;
  return {
    _id: id,
    ...row,
    ...(postId !== null && { postId }),
    ...(shift !== null && { shift }),
    amount: toRupees(amountPaise),
    ...riseOf(rate),
    isBilled: Boolean(isBilled),
    isPublished: isPublished === 1,
  };
};

/** Returns the rates of a client, or all of them, the newest first. */
export const listRates = async (db: Db, clientId?: string): Promise<Rate[]> =>
  (await queries.selectRates(db, clientId)).map(toRate);

/** Enters a rate from a day on. @throws clientNotFound, personErased, postNotFound, sameRate */
export function addRate(db: Db, actorId: string, body: ParsedBodyOf<typeof contract>): Promise<Rate> {
  return inTransaction(db, async (tx) => {
    await lockExistingClient(tx, body.clientId);
    if (body.postId && !(await queries.isPostOf(tx, body.postId, body.clientId)))
      throw new AppError(postNotFound);
    const id = await queries.insertRate(tx, body);
    if (id === undefined) throw new AppError(sameRate);
    await audit(tx, { actorId, action: 'addRate', entity: 'rates', entityId: id, detail: body });
    const added = await queries.selectRate(tx, id);
    if (!added) throw new AppError(rateNotFound);
    return toRate(added);
  });
}

/** Deletes a rate that no bill was made with. @throws rateNotFound, rateBilled */
export function deleteRate(db: Db, actorId: string, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const found = isId(id) ? await queries.selectRate(tx, id) : undefined;
    if (!found) throw new AppError(rateNotFound);
    // Whoever makes a bill locks its client, too.
    await lockExistingClient(tx, found.clientId);
    const rate = await queries.selectRate(tx, id);
    if (!rate) throw new AppError(rateNotFound);
    if (rate.isBilled) throw new AppError(rateBilled);
    await queries.deleteRate(tx, id);
    await audit(tx, { actorId, action: 'deleteRate', entity: 'rates', entityId: id, detail: toRate(rate) });
  });
}

/** Returns the rates whose rise is due today and not entered, the oldest first. */
export const listRateRises = async (db: Db): Promise<RateRise[]> =>
  (await queries.selectRises(db, today())).map(({ clientName, ...row }) => ({
    rate: toRate(row),
    client: { _id: row.clientId, name: clientName },
    amount: toRupees(raisedPaise(row)),
  }));

export const countRateRises = (db: Db): Promise<number> => queries.countRises(db, today());

const raisedPaise = ({ amountPaise, risePercent, risePaise }: queries.RateRow): number =>
  raised(amountPaise, { percent: risePercent, amountPaise: risePaise });

/**
 * Enters the rate that follows from a rise, from its day on, which rises again a year later.
 * @throws rateNotFound, riseNotDue, personErased, sameRate
 */
export async function raiseRate(tx: Tx, actorId: string, id: string): Promise<Rate> {
  const before = isId(id) ? await queries.selectRate(tx, id) : undefined;
  if (!before) throw new AppError(rateNotFound);
  await lockExistingClient(tx, before.clientId);
  const [rise] = await queries.selectRises(tx, today(), id);
  if (!rise?.riseOn) throw new AppError(riseNotDue);
  const { clientName: _, ...row } = rise;
  const { clientId, postId, shift, basis, hours, holidayPercent, rise: settled } = toRate(row);
  const body = {
    clientId,
    postId,
    shift,
    basis,
    hours,
    amount: toRupees(raisedPaise(row)),
    from: rise.riseOn,
    holidayPercent,
    rise: { ...settled, day: yearLater(rise.riseOn) },
  };
  const added = await queries.insertRate(tx, body);
  if (added === undefined) throw new AppError(sameRate);
  const detail = { ...body, raises: id };
  await audit(tx, { actorId, action: 'addRate', entity: 'rates', entityId: added, detail });
  const raisedRate = await queries.selectRate(tx, added);
  if (!raisedRate) throw new AppError(rateNotFound);
  return toRate(raisedRate);
}

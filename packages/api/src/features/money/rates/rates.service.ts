import type { ParsedBodyOf } from '@prahari/contract/definition';
import { postNotFound } from '@prahari/contract/posts';
import { rateBilled, rateNotFound, sameRate } from '@prahari/contract/rates';
import type { addRate as contract, Rate } from '@prahari/contract/rates.schemas';
import { toRupees } from '@prahari/domain/paise';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { isId } from '../../../db/ids.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockExistingClient } from '../../membership/client-membership.service.ts';
import * as queries from './rates.queries.ts';

const toRate = ({ id, postId, shift, amountPaise, isBilled, ...row }: queries.RateRow): Rate => ({
  _id: id,
  ...row,
  ...(postId !== null && { postId }),
  ...(shift !== null && { shift }),
  amount: toRupees(amountPaise),
  isBilled: Boolean(isBilled),
});

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
export function deleteRate(db: Db, actorId: string, rateId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const id = rateId.toLowerCase();
    const rate = isId(id) ? await queries.selectRate(tx, id) : undefined;
    if (!rate) throw new AppError(rateNotFound);
    // Whoever makes a bill locks its client, too.
    await lockExistingClient(tx, rate.clientId);
    if ((await queries.selectRate(tx, id))?.isBilled) throw new AppError(rateBilled);
    await queries.deleteRate(tx, id);
    await audit(tx, { actorId, action: 'deleteRate', entity: 'rates', entityId: id, detail: toRate(rate) });
  });
}

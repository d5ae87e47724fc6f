import { rateNotFound } from '@prahari/contract/rates';
import type { Price, Rate } from '@prahari/contract/rates.schemas';
import { today } from '@prahari/domain/days';
import { toRupees } from '@prahari/domain/paise';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { isId } from '../../../db/ids.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockExistingClient } from '../../membership/client-membership.service.ts';
import { selectPrices, selectRate, setPublished } from './rates.queries.ts';
import { toRate } from './rates.service.ts';

/** Publishes the price of a rate, or takes it back. Done again, nothing changes. @throws rateNotFound, personErased */
export function publishRate(
  db: Db,
  { actorId, rateId: id, published }: { actorId: string; rateId: string; published: boolean },
): Promise<Rate> {
  return inTransaction(db, async (tx) => {
    const found = isId(id) ? await selectRate(tx, id) : undefined;
    if (!found) throw new AppError(rateNotFound);
    await lockExistingClient(tx, found.clientId);
    // Somebody may have published or deleted it while this waited.
    const rate = await selectRate(tx, id);
    if (!rate) throw new AppError(rateNotFound);
    const isPublished = published ? 1 : 0;
    if (rate.isPublished !== isPublished) {
      await setPublished(tx, id, isPublished);
      const action = published ? 'publishRate' : 'unpublishRate';
      await audit(tx, { actorId, action, entity: 'rates', entityId: id });
    }
    return toRate({ ...rate, isPublished });
  });
}

/** Returns the prices that anybody may read today. */
export async function listPrices(db: Db): Promise<Price[]> {
  const prices = await selectPrices(db, today());
  return prices.map(({ shift, amountPaise, ...price }) => ({
    ...price,
    ...(shift !== null && { shift }),
    amount: toRupees(amountPaise),
  }));
}

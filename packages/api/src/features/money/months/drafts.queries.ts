import type { Day } from '@prahari/domain/days';
import { daysOfMonth } from '@prahari/domain/muster';
import type { Db } from '../../../db/tables.ts';

/**
 * Returns the clients that have posts, duties or a bill in a month, by their names, and those whose months since
 * a day were billed, which may have something to adjust.
 */
export async function selectClientsOfMonth(
  db: Db,
  { month, kind, since }: { month: string; kind: string; since: string },
): Promise<{ id: string; isOfMonth: boolean }[]> {
  const { first, last } = daysOfMonth(month);
  const rows = await db
    .selectFrom('clients')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select((eb) => [
      'clients.id',
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('posts')
              .select('posts.id')
              .whereRef('posts.client_id', '=', 'clients.id')
              .where('posts.start_date', '<=', last)
              .where('posts.end_date', '>=', first)
              .whereRef('posts.end_date', '>=', 'posts.start_date'),
          ),
          eb.exists(
            eb
              .selectFrom('duties')
              .select('duties.id')
              .whereRef('duties.client_id', '=', 'clients.id')
              .where('duties.day', '>=', first)
              .where('duties.day', '<=', last),
          ),
          eb.exists(
            eb
              .selectFrom('bills')
              .select('bills.id')
              .whereRef('bills.client_id', '=', 'clients.id')
              .where('bills.month', '=', month)
              .where('bills.kind', '=', kind)
              .where('bills.deleted_at', 'is', null),
          ),
        ])
        .as('isOfMonth'),
      eb
        .exists(
          eb
            .selectFrom('bills')
            .select('bills.id')
            .whereRef('bills.client_id', '=', 'clients.id')
            .where('bills.month', '>=', since)
            .where('bills.month', '<', month)
            .where('bills.kind', '=', 'month')
            .where('bills.deleted_at', 'is', null),
        )
        .as('isBilledBefore'),
    ])
    .orderBy('users.name')
    .orderBy('clients.id')
    .execute();
  return rows
    .filter(({ isOfMonth, isBilledBefore }) => isOfMonth || isBilledBefore)
    .map(({ id, isOfMonth }) => ({ id, isOfMonth: Boolean(isOfMonth) }));
}

/** Returns the bills of a month and kind that are not deleted. */
export const selectBillsOfMonth = (
  db: Db,
  { month, kind, clientIds }: { month: string; kind: string; clientIds: readonly string[] },
) =>
  db
    .selectFrom('bills')
    .select(['id', 'number', 'client_id as clientId', 'own_gstin as ownGstin'])
    .where('month', '=', month)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .where('client_id', 'in', clientIds)
    .orderBy('number')
    .execute();

/** Returns the names of clients by id. */
export const selectClientNames = (db: Db, clientIds: readonly string[]) =>
  db
    .selectFrom('clients')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select(['clients.id', 'users.name', 'users.erased_at as erasedAt'])
    .where('clients.id', 'in', clientIds)
    .orderBy('users.name')
    .orderBy('clients.id')
    .execute();

/** Returns what bills that exist count of duties in a period, by duty, and by which rate. */
export const selectBilledCounts = (
  db: Db,
  { from, to, clientIds }: { from: Day; to: Day; clientIds: readonly string[] },
) =>
  db
    .selectFrom('billed_duties')
    .innerJoin('bills', 'bills.id', 'billed_duties.bill_id')
    .innerJoin('duties', 'duties.id', 'billed_duties.duty_id')
    .leftJoin('bill_lines', 'bill_lines.id', 'billed_duties.line_id')
    .select((eb) => [
      'billed_duties.duty_id as dutyId',
      eb.fn.sum<number>('billed_duties.counts').as('counts'),
      eb.fn.max('bill_lines.rate_id').as('rateId'),
    ])
    .where('bills.deleted_at', 'is', null)
    .where('bills.client_id', 'in', clientIds)
    .where('duties.day', '>=', from)
    .where('duties.day', '<=', to)
    .groupBy('billed_duties.duty_id')
    .execute();

/** Returns the earlier months that bills that exist cover, with their source and when the first was made. */
export const selectBilledMonths = (
  db: Db,
  { before, since, clientIds }: { before: string; since: string; clientIds: readonly string[] },
) =>
  db
    .selectFrom('bills')
    .select((eb) => [
      'client_id as clientId',
      'month',
      'based_on as basedOn',
      eb.fn.min('created_at').as('madeAt'),
    ])
    .groupBy(['client_id', 'month', 'based_on'])
    .where('client_id', 'in', clientIds)
    .where('month', '<', before)
    .where('month', '>=', since)
    .where('kind', '=', 'month')
    .where('deleted_at', 'is', null)
    .execute();

/** Returns when the musters of earlier months were agreed last, also by silence, in ms since 1970. */
export const selectAgreedMonths = (
  db: Db,
  { before, since, clientIds }: { before: string; since: string; clientIds: readonly string[] },
) =>
  db
    .selectFrom('musters')
    .innerJoin('posts', 'posts.id', 'musters.post_id')
    .select([
      'posts.client_id as clientId',
      'musters.month',
      'musters.agreed_at as at',
      'musters.silent_at as silentAt',
    ])
    .where('posts.client_id', 'in', clientIds)
    .where('musters.month', '<', before)
    .where('musters.month', '>=', since)
    .execute();

/** Returns the months in which agreed duties of clients were adjusted. */
export async function selectAdjustedMonths(
  db: Db,
  { before, clientIds }: { before: string; clientIds: readonly string[] },
): Promise<{ clientId: string; month: string }[]> {
  const rows = await db
    .selectFrom('muster_adjustments')
    .innerJoin('duties', 'duties.id', 'muster_adjustments.duty_id')
    .select(['duties.client_id as clientId', 'duties.day'])
    .where('duties.client_id', 'in', clientIds)
    .where('duties.day', '<', daysOfMonth(before).first)
    .execute();
  return rows.map(({ clientId, day }) => ({ clientId, month: day.slice(0, 7) }));
}

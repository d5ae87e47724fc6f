import type { ParsedQueryOf } from '@prahari/contract/definition';
import type * as contract from '@prahari/contract/duties.schemas';
import type { Duty, OwnDuty } from '@prahari/contract/duties.schemas';
import { addDays, today } from '@prahari/domain/days';
import { inSlices } from '../../../db/pauses.ts';
import type { Db } from '../../../db/tables.ts';
import { WholeList } from '../../../read-model/reply.ts';
import { attendedSince } from '../../company/company.service.ts';
import * as reads from './duty-reads.queries.ts';
import { toDuty, toOwnDuty } from './duty-reply.ts';

const DAYS_BEFORE = 7;
const DAYS_AFTER = 14;

/** Returns the caller's duties on some days. */
export async function ownDuties(
  db: Db,
  userId: string,
  {
    from = addDays(today(), -DAYS_BEFORE),
    to = addDays(today(), DAYS_AFTER),
  }: {
    from?: string | undefined;
    to?: string | undefined;
  },
): Promise<OwnDuty[]> {
  const now = Date.now();
  const since = await attendedSince(db);
  const rows = await reads.selectDutiesOfUser(db, userId, { from, to });
  return rows.map((row) => toOwnDuty(row, now, since));
}

type DutiesQuery = ParsedQueryOf<typeof contract.listDuties>;
type DutiesOfDay = Pick<DutiesQuery, 'day' | 'postId' | 'status'>;

async function* batchesOn(db: Db, { day = today(), postId, status }: DutiesOfDay): AsyncGenerator<Duty[]> {
  const now = Date.now();
  const since = await attendedSince(db);
  const ids = await reads.selectIdsOn(db, { day, now, since, postId, status });
  for await (const slice of inSlices(ids))
    yield (await reads.selectDuties(db, slice)).map((row) => toDuty(row, now, since));
}

/** Returns the duties of a day with their states, or those with one state. Other requests run in between. */
export const dutiesOn = async (db: Db, query: DutiesOfDay): Promise<Duty[]> =>
  (await Array.fromAsync(batchesOn(db, query))).flat();

/** Replies with the duties of a day in the order of their begin: all, or a page. `nextCursor` is null on the last one. */
export async function listDutiesOn(db: Db, { day = today(), postId, status, limit, cursor }: DutiesQuery) {
  if (limit === undefined) return new WholeList(batchesOn(db, { day, postId, status }));
  const now = Date.now();
  const since = await attendedSince(db);
  const query = { day, now, since, postId, status };
  const [beginsAt, id] = cursor?.split('.') ?? [];
  const after = id === undefined ? undefined : { beginsAt: Number(beginsAt), id };
  const ids = await reads.selectIdsOn(db, query, { limit: limit + 1, after });
  const page = await reads.selectDuties(db, ids.slice(0, limit));
  const last = page.at(-1);
  return {
    success: true as const,
    data: page.map((row) => toDuty(row, now, since)),
    nextCursor: ids.length > limit && last ? `${last.beginsAt}.${last.id}` : null,
    total: await reads.countDutiesOn(db, query),
  };
}

import { today } from '@prahari/domain/days';
import { type Quarter, quarterOf } from '@prahari/domain/quarters';
import type { Db } from '../../../db/tables.ts';
import { WholeList } from '../../../read-model/reply.ts';
import { readAgeing } from '../../money/debts/ageing.service.ts';
import { readTds } from '../../money/debts/tds.service.ts';

/** One row for each client, so one batch holds all. */
async function* oneBatch<Row extends { client: { _id: string } }>(
  read: () => Promise<readonly Row[]>,
): AsyncGenerator<object[]> {
  yield (await read()).map((row) => ({ _id: row.client._id, ...row }));
}

/** Returns what each client owes by age. */
export const ageingList = async (db: Db): Promise<WholeList> =>
  new WholeList(oneBatch(async () => (await readAgeing(db)).rows));

/** Returns the tax that clients kept back in a quarter, by default the one that runs. */
export const tdsList = async (db: Db, quarter: Quarter | undefined): Promise<WholeList> =>
  new WholeList(oneBatch(() => readTds(db, quarter ?? quarterOf(today()))));

import type { ListQuery } from '@prahari/contract/lists';
import { type Day, today } from '@prahari/domain/days';
import { type Quarter, quarterOf } from '@prahari/domain/quarters';
import type { Db } from '../../../db/tables.ts';
import { narrowRows } from '../../../read-model/narrow-rows.ts';
import { WholeList } from '../../../read-model/reply.ts';
import { readAgeing } from '../../money/debts/ageing.service.ts';
import { readTds, tdsReading } from '../../money/debts/tds.service.ts';

/** One row for each client, so one batch holds all. */
async function* oneBatch<Row extends { client: { _id: string } }>(
  read: () => Promise<readonly Row[]>,
): AsyncGenerator<object[]> {
  yield (await read()).map((row) => ({ _id: row.client._id, ...row }));
}

/** Returns what each client owes by age, today when no day is named. */
export const ageingList = async (db: Db, day: Day | undefined): Promise<WholeList> =>
  new WholeList(oneBatch(async () => (await readAgeing(db, day)).rows));

/** Returns the tax that clients kept back in a quarter, by default the one that runs, searched and sorted like its list. */
export const tdsList = async (
  db: Db,
  { quarter = quarterOf(today()), q, sort }: Pick<ListQuery, 'q' | 'sort'> & { quarter?: Quarter },
): Promise<WholeList> =>
  new WholeList(oneBatch(async () => narrowRows(await readTds(db, quarter), { q, sort }, tdsReading)));

import type { Ageing } from '@prahari/contract/debts.schemas';
import { type Day, today } from '@prahari/domain/days';
import { sumPaise, toRupees } from '@prahari/domain/paise';
import type { Db } from '../../../db/tables.ts';
import {
  selectAges,
  selectAgesOn,
  selectClientNames,
  selectSumsOnAccount,
  selectSumsOnAccountOn,
} from './ageing.queries.ts';
import { interestOn } from './interest.service.ts';

const none = { notDue: 0, d30: 0, d60: 0, d90: 0, older: 0 };
const sums = ['notDue', 'd30', 'd60', 'd90', 'older', 'onAccount', 'owed'] as const;
type Sums = Record<(typeof sums)[number], number>;

const inRupees = (row: Sums): Sums =>
  Object.fromEntries(sums.map((name) => [name, toRupees(row[name])])) as Sums;

/**
 * Returns what each client owes by age, and what of its payments is put to no bill; the largest debt first.
 * @param day today when missing; an earlier one leaves out what is dated later
 */
export async function readAgeing(db: Db, day: Day | undefined): Promise<Ageing> {
  const isToday = !day || day === today();
  const ages = new Map(
    (await (isToday ? selectAges(db, today()) : selectAgesOn(db, day))).map(({ clientId, ...age }) => [
      clientId,
      age,
    ]),
  );
  const sumsOnAccount = await (isToday ? selectSumsOnAccount(db) : selectSumsOnAccountOn(db, day));
  const onAccount = new Map(sumsOnAccount.map((row) => [row.clientId, row.onAccount]));
  const interest = await interestOn(db, { day: day || today() });
  const ids = [...new Set([...ages.keys(), ...onAccount.keys()])];
  const names = await selectClientNames(db, ids);
  const rows = ids
    .map((id) => {
      const age = ages.get(id) ?? none;
      return {
        client: { _id: id, name: names.get(id) ?? '' },
        ...age,
        onAccount: onAccount.get(id) ?? 0,
        owed: sumPaise(Object.values(age)),
      };
    })
    .sort((one, other) => other.owed - one.owed || (one.client.name < other.client.name ? -1 : 1));
  const total = Object.fromEntries(
    sums.map((name) => [name, sumPaise(rows.map((row) => row[name]))]),
  ) as Sums;
  const withInterest = (paise: number) => (interest ? { interest: toRupees(paise) } : {});
  return {
    rows: rows.map((row) => ({
      ...row,
      ...inRupees(row),
      ...withInterest(interest?.get(row.client._id) ?? 0),
    })),
    total: { ...inRupees(total), ...withInterest(sumPaise([...(interest?.values() ?? [])])) },
  };
}

import { type BilledFrom, billedFrom } from '@prahari/contract/bill-months';
import { addDays, type Day } from '@prahari/domain/days';
import { isMonth } from '@prahari/domain/muster';
import { draftOf } from '../forms/drafts.ts';
import type { MonthToBill } from './bill-months.ts';

/** The month that was chosen last, and what was typed for each month, kept over a reload. */
interface KeptMonths<Edits> {
  chosen?: MonthToBill | undefined;
  /** By month and source. */
  edits: Record<string, Edits>;
}

const $kept = draftOf<KeptMonths<unknown>>('billMonth');
const keptNow = (): KeptMonths<unknown> => $kept.get() ?? { edits: {} };

/** Names a month and where its duties come from. */
export const monthKey = ({ month, basedOn }: MonthToBill): string => `${month} ${basedOn}`;

/** What was typed for a month. */
export const monthEdits = <Edits>(of: MonthToBill): Edits | undefined =>
  keptNow().edits[monthKey(of)] as Edits | undefined;

/** Keeps what was typed for a month. */
export const keepMonthEdits = <Edits>(of: MonthToBill, edits: Edits): void =>
  $kept.set({ ...keptNow(), edits: { ...keptNow().edits, [monthKey(of)]: edits } });

/** Remembers the month that was chosen. */
export const chooseMonth = (chosen: MonthToBill): void => $kept.set({ ...keptNow(), chosen });

/** Returns the month that the address names, else the one chosen last, else the one that has ended. */
export function monthToBill(month: string, basedOn: string, today: Day): MonthToBill {
  const { chosen } = keptNow();
  const ended = addDays(today, -Number(today.slice(8))).slice(0, 7);
  return {
    month: isMonth(month) ? month : (chosen?.month ?? ended),
    basedOn: billedFrom.find((one) => one === basedOn) ?? chosen?.basedOn ?? ('agreed' satisfies BilledFrom),
  };
}

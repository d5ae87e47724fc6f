import { useEffect, useState } from 'react';
import { type MonthEdits, noMonthEdits } from '../../../features/bills/BillMonth/bill-month-rows.ts';
import type { LineEdits } from '../../../features/bills/bill-lines.ts';
import { noEdits } from '../../../features/bills/bill-lines.ts';
import type { MonthToBill } from '../../../stores/bills/bill-months.ts';
import { keepMonthEdits, monthEdits } from '../../../stores/bills/month-edits.ts';

/** Returns what was chosen and typed for a month, which a reload keeps, and functions that change it. */
export function useMonthEdits(of: MonthToBill) {
  const { month, basedOn } = of;
  const [edits, setEdits] = useState(() => monthEdits<MonthEdits>(of) ?? noMonthEdits);
  useEffect(() => {
    setEdits(monthEdits<MonthEdits>({ month, basedOn }) ?? noMonthEdits);
  }, [month, basedOn]);
  const put = (change: (now: MonthEdits) => MonthEdits) => {
    const next = change(monthEdits<MonthEdits>(of) ?? noMonthEdits);
    keepMonthEdits(of, next);
    setEdits(next);
  };
  return {
    edits,
    linesOf: (key: string): LineEdits => edits.lines[key] ?? noEdits,
    setBillDate: (billDate: string) => put((now) => ({ ...now, billDate })),
    choose: (keys: readonly string[], isChosen: boolean) =>
      put((now) => ({
        ...now,
        chosen: { ...now.chosen, ...Object.fromEntries(keys.map((id) => [id, isChosen])) },
      })),
    setLines: (key: string, lines: LineEdits) =>
      put((now) => ({ ...now, lines: { ...now.lines, [key]: lines } })),
    /** Drops what was typed for drafts whose bills are made. */
    forget: (keys: readonly string[]) =>
      put((now) => ({
        ...now,
        lines: Object.fromEntries(Object.entries(now.lines).filter(([id]) => !keys.includes(id))),
      })),
  };
}

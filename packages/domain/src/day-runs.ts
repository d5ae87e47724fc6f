import { addDays, type Day } from './days.ts';
import type { Period } from './periods.ts';

/** Returns the periods of days that follow each other. @param days in order, each once */
export function dayRuns(days: readonly Day[]): Period[] {
  const runs: Period[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && addDays(last.endDate, 1) === day) last.endDate = day;
    else runs.push({ startDate: day, endDate: day });
  }
  return runs;
}

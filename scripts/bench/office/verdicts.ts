import { median } from '../compare.ts';
import type { Verdict } from '../verdict.ts';
import type { FirstRow } from './first-row.ts';
import type { ActionResult } from './interactions.ts';
import type { MemorySample } from './memory.ts';
import type { ScrollFrames } from './scroll.ts';

/** What was measured of one build with a company of one size. */
export interface SiteResult {
  build: string;
  size: number;
  url: string;
  firstRows: FirstRow[];
  /** By the action's name. */
  interactions: Map<string, ActionResult>;
}

/** The smallest value that this share of the values does not exceed; 0 without values. */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil((values.length * percent) / 100) - 1] ?? 0;

/** How much more time the largest company may take than the smallest. */
const MOST_GROWTH = 1.1;
/** How much larger the heap may be in the last samples than in the first ones. */
const MOST_HEAP_GROWTH = 1.05;

const rowMs = ({ firstRows }: SiteResult) => median(firstRows.map(({ ms }) => ms));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export function verdictsOf(
  sites: readonly SiteResult[],
  scroll: ScrollFrames,
  memory: readonly MemorySample[],
): Verdict[] {
  const worst = (figure: (run: FirstRow) => number) =>
    Math.max(...sites.flatMap(({ firstRows }) => firstRows.map(figure)));
  const slowest = Math.max(...sites.map(rowMs));
  const durations = sites.flatMap(({ interactions }) =>
    [...interactions.values()].flatMap((action) => action.durations),
  );
  const [p75, most] = [percentile(durations, 75), Math.max(0, ...durations)];
  const [smallest, largest] = [sites[0], sites.at(-1)];
  const growth = smallest && largest ? rowMs(largest) / rowMs(smallest) : Number.NaN;
  const heap = memory.map(({ heapMb }) => heapMb);
  const third = Math.ceil(heap.length / 3);
  const heapGrowth = mean(heap.slice(-third)) / mean(heap.slice(0, third));
  const kilobytes = worst(({ scriptGzipBytes }) => scriptGzipBytes) / 1000;
  return [
    { what: 'first row, at most 1,800 ms', measured: `${Math.round(slowest)} ms`, isMet: slowest <= 1800 },
    {
      what: 'API calls until then, at most 3',
      measured: `${worst(({ calls }) => calls)}`,
      isMet: worst(({ calls }) => calls) <= 3,
    },
    {
      what: 'script until then, at most 120 KB (gzip)',
      measured: `${kilobytes.toFixed(1)} KB`,
      isMet: kilobytes <= 120,
    },
    { what: 'interactions, p75 at most 100 ms', measured: `${p75} ms`, isMet: p75 <= 100 },
    { what: 'interactions, worst at most 200 ms', measured: `${most} ms`, isMet: most <= 200 },
    {
      what: `largest company, at most ${MOST_GROWTH} of the smallest`,
      measured: growth.toFixed(2),
      isMet: growth <= MOST_GROWTH,
    },
    {
      what: '10,000 rows scrolled, longest frame at most 50 ms',
      measured: `${Math.round(scroll.scrolling)} ms (${Math.round(scroll.idle)} ms without scrolling)`,
      isMet: scroll.scrolling <= 50,
    },
    {
      what: `memory, at most ${MOST_HEAP_GROWTH} of the beginning`,
      measured: heapGrowth.toFixed(2),
      isMet: heapGrowth <= MOST_HEAP_GROWTH,
    },
  ];
}

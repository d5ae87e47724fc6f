const MOST_LCP_MS = 900;
const SCORES = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
const COMPARED = ['lcp', 'fcp', 'bytes'] as const;
const FIGURES = [...SCORES, ...COMPARED, 'cls', 'tbt'] as const;

export type Figure = (typeof FIGURES)[number];
/** Scores from 0 to 100, times in milliseconds, transferred bytes. */
export type Figures = Record<Figure, number>;
export type ThrottlingMethod = 'simulate' | 'devtools';

export interface Audit {
  category: string;
  id: string;
  shown: string;
}

/** The results of one visit. */
export interface Run extends Figures {
  /** Audits that did not get the full score. */
  imperfect: readonly Audit[];
}

/** The medians of all visits to one page of one site. */
export interface Result {
  site: string;
  method: ThrottlingMethod;
  page: string;
  figures: Figures;
  runs: readonly Run[];
}

const WORDS: Record<Figure, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  seo: 'SEO',
  lcp: 'LCP (ms)',
  fcp: 'FCP (ms)',
  cls: 'CLS',
  tbt: 'TBT (ms)',
  bytes: 'bytes',
};

/** The median; for an even number of values the lower of the two in the middle. */
const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];

/** The median of each figure over the visits. */
export const medianOf = (runs: readonly Figures[]) =>
  Object.fromEntries(FIGURES.map((name) => [name, middle(runs.map((run) => run[name]))])) as Figures;

const shown = (name: Figure, value: number) =>
  name === 'cls' ? Number(value.toFixed(3)) : Math.round(value);

/** A row of the table. */
export const rowOf = (figures: Figures) =>
  Object.fromEntries(
    ([...SCORES, 'lcp', 'fcp', 'cls', 'tbt', 'bytes'] as const).map((name) => [
      WORDS[name],
      shown(name, figures[name]),
    ]),
  );

/** For each page, the peer's figure divided by ours. */
export function ratios(results: readonly Result[]) {
  const figureOf = (site: string, page: string, name: Figure) =>
    results.find((result) => result.site === site && result.page === page)?.figures[name] ?? Number.NaN;
  const pages = [...new Set(results.map(({ page }) => page))];
  return Object.fromEntries(
    pages.map((page) => [
      page,
      Object.fromEntries(
        COMPARED.map((name) => [
          WORDS[name].replace(' (ms)', ''),
          Number((figureOf('peer', page, name) / figureOf('ours', page, name)).toFixed(2)),
        ]),
      ),
    ]),
  );
}

/** One line per target that a page misses. The LCP target applies to simulated throttling only. */
export function missedTargets(results: readonly Result[]) {
  return results.flatMap(({ page, method, figures }) => {
    const misses = SCORES.filter((name) => figures[name] < 100).map(
      (name) => `${WORDS[name]} ${figures[name]}, not 100`,
    );
    if (method === 'simulate' && figures.lcp > MOST_LCP_MS)
      misses.push(`LCP ${Math.round(figures.lcp)} ms, above ${MOST_LCP_MS}`);
    if (shown('cls', figures.cls) > 0) misses.push(`CLS ${figures.cls.toFixed(3)}, not 0`);
    if (shown('tbt', figures.tbt) > 0) misses.push(`TBT ${Math.round(figures.tbt)} ms, not 0`);
    return misses.map((miss) => `  ${page} (${method === 'simulate' ? 'simulated' : 'applied'}): ${miss}`);
  });
}

/** Every audit below the full score in any visit, with its pages, to explain missed targets. */
export function failedAudits(results: readonly Result[]) {
  const pagesOf = new Map<string, Map<string, string>>();
  for (const { page, runs } of results) {
    for (const { category, id, shown: value } of runs.flatMap((run) => run.imperfect)) {
      const key = `  ${category}: ${id}`;
      pagesOf.set(key, (pagesOf.get(key) ?? new Map()).set(page, value));
    }
  }
  return [...pagesOf].map(
    ([audit, pages]) =>
      `${audit} on ${[...pages].map(([page, value]) => (value ? `${page} (${value})` : page)).join(', ')}`,
  );
}

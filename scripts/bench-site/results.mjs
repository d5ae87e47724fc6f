const MOST_LCP_MS = 900;
const SCORES = ['performance', 'accessibility', 'bestPractices', 'seo'];
const COMPARED = ['lcp', 'fcp', 'bytes'];
const FIGURES = [...SCORES, ...COMPARED, 'cls', 'tbt'];

const WORDS = {
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

/** The one in the middle; of an even number, the lower of the two in the middle. */
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];

/** Each figure's own median over the visits. */
export const medianOf = (runs) =>
  Object.fromEntries(FIGURES.map((name) => [name, middle(runs.map((run) => run[name]))]));

const shown = (name, value) => (name === 'cls' ? Number(value.toFixed(3)) : Math.round(value));

/** A line of the table. */
export const rowOf = (figures) =>
  Object.fromEntries(
    [...SCORES, 'lcp', 'fcp', 'cls', 'tbt', 'bytes'].map((name) => [WORDS[name], shown(name, figures[name])]),
  );

/** For each page, the peer's figure divided by ours. */
export function ratios(results) {
  const of = (site, page) => results.find((result) => result.site === site && result.page === page)?.figures;
  const pages = [...new Set(results.map(({ page }) => page))];
  return Object.fromEntries(
    pages.map((page) => [
      page,
      Object.fromEntries(
        COMPARED.map((name) => [
          WORDS[name].replace(' (ms)', ''),
          Number((of('peer', page)[name] / of('ours', page)[name]).toFixed(2)),
        ]),
      ),
    ]),
  );
}

/** One line for each target that a page misses. LCP is held to its target under simulated throttling only. */
export function missedTargets(results) {
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

/** Every audit that was not perfect in some visit, with the pages where, so that a miss says its cause. */
export function failedAudits(results) {
  const pagesOf = new Map();
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

import { createBenchDatabase } from './company.ts';
import { median } from './compare.ts';
import { atLeast, atMost, type Gate } from './gates.ts';
import { type Figures, openLighthouse } from './lighthouse.ts';
import { startOurs } from './servers.ts';

/** The longest allowed LCP of each page in milliseconds. */
const MAX_LCP_MS: Readonly<Record<string, number>> = {
  '/': 800,
  '/about': 700,
  '/services': 800,
  '/contact': 700,
  '/privacy': 700,
  '/terms': 700,
};
const SCORES = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

const medianOf = (visits: readonly Figures[]): Figures => {
  const [first] = visits;
  if (!first) throw new Error('No page was visited.');
  const names = Object.keys(first) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((visit) => visit[name]))]),
  ) as unknown as Figures;
};

/** Measures the public pages with Lighthouse; `pageCount` limits them for a quick run. */
export async function benchSite(visitCount: number, pageCount = Number.POSITIVE_INFINITY): Promise<Gate[]> {
  await using database = await createBenchDatabase('sqlite');
  await using server = await startOurs(database.env);
  const lighthouse = await openLighthouse();
  const pages: Record<string, Figures> = {};
  for (const page of Object.keys(MAX_LCP_MS).slice(0, pageCount)) {
    const visits: Figures[] = [];
    for (let visit = 0; visit < visitCount; visit += 1)
      visits.push(await lighthouse.visit(server.url + page));
    pages[page] = medianOf(visits);
  }
  await lighthouse.close();
  console.log(`\nPages, simulated slow phone, median of ${visitCount}`);
  console.table(pages);
  const all = Object.values(pages);
  return [
    ...Object.entries(pages).map(([page, { lcp }]) =>
      atMost(`LCP of ${page}`, lcp, MAX_LCP_MS[page] ?? 0, ' ms'),
    ),
    atMost('total blocking time, worst page', Math.max(...all.map(({ tbt }) => tbt)), 0, ' ms'),
    atMost('layout shift, worst page', Math.max(...all.map(({ cls }) => cls)), 0),
    atLeast(
      'Lighthouse scores, worst',
      Math.min(...all.flatMap((page) => SCORES.map((score) => page[score]))),
      100,
    ),
  ];
}

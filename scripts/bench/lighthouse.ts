import { createRequire } from 'node:module';
import lighthouse, { type Result as Report } from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../tests/support/browser.ts';

/** Scores from 0 to 100, times in milliseconds, transferred bytes. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
  bytes: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The used part of puppeteer-core, a dependency of Lighthouse only. */
interface Browser {
  createBrowserContext: () => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>;
  close: () => Promise<void>;
}
type Page = NonNullable<Parameters<typeof lighthouse>[3]>;
interface Puppeteer {
  launch: (options: { executablePath: string; args: string[]; headless: boolean }) => Promise<Browser>;
}

function figuresOf({ categories, audits }: Report): Figures {
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(figure('largest-contentful-paint')),
    cls: Number(figure('cumulative-layout-shift').toFixed(3)),
    tbt: Math.round(figure('total-blocking-time')),
    bytes: figure('total-byte-weight'),
  };
}

/** Visits a page as a slow phone with an empty cache. @throws when Lighthouse can't load it */
async function visit(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const flags = { onlyCategories: CATEGORIES, logLevel: 'error' as const };
    const result = await lighthouse(url, flags, undefined, page);
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no report'}`);
    return figuresOf(result.lhr);
  } finally {
    await context.close();
  }
}

export async function openLighthouse() {
  const { launch }: Puppeteer = await import(
    createRequire(import.meta.resolve('lighthouse')).resolve('puppeteer-core')
  );
  const browser = await launch({
    executablePath: (await chromiumPath()) ?? chromium.executablePath(),
    args: chromiumFlags(),
    headless: true,
  });
  return { visit: (url: string) => visit(browser, url), close: () => browser.close() };
}

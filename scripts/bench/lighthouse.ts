import { createRequire } from 'node:module';
import { VERIFICATION_EMAIL_KEY } from '@prahari/contract/constants';
import lighthouse, { type Result as Report } from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../tests/support/browser.ts';
import type { Run, ThrottlingMethod } from './lighthouse-results.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The used part of puppeteer-core, which is a dependency of Lighthouse and not of this repository. */
interface Browser {
  createBrowserContext: () => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>;
  close: () => Promise<void>;
}
type Page = NonNullable<Parameters<typeof lighthouse>[3]>;
interface Puppeteer {
  launch: (options: { executablePath: string; args: string[]; headless: boolean }) => Promise<Browser>;
}

/** The puppeteer that Lighthouse uses. */
const puppeteer = (): Promise<Puppeteer> =>
  import(createRequire(import.meta.resolve('lighthouse')).resolve('puppeteer-core'));

/** Stores an email, since /otp-verification redirects to /signup without one. */
function storeVerificationEmail(key: string) {
  try {
    sessionStorage.setItem(key, 'asha@example.com');
  } catch {
    // about:blank has no storage
  }
}

/** The results of one Lighthouse report. */
function figuresOf({ categories, audits }: Report): Run {
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const imperfect = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .map(({ id }) => audits[id])
      .filter((audit) => audit !== undefined)
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id, displayValue, explanation }) => ({
        category,
        id,
        shown: displayValue ?? explanation ?? '',
      })),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    fcp: figure('first-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
    bytes: figure('total-byte-weight'),
    imperfect,
  };
}

/** Runs Lighthouse with empty cache and storage. @throws Error when Lighthouse could not load the page */
async function visit(browser: Browser, url: string, throttlingMethod: ThrottlingMethod): Promise<Run> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.evaluateOnNewDocument(storeVerificationEmail, VERIFICATION_EMAIL_KEY);
    const flags = { onlyCategories: CATEGORIES, throttlingMethod, logLevel: 'error' as const };
    const result = await lighthouse(url, flags, undefined, page);
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no report'}`);
    return figuresOf(result.lhr);
  } finally {
    await context.close();
  }
}

/** Starts a headless Chromium for Lighthouse. `audit` returns the results of one visit with empty cache and storage. */
export async function openLighthouse() {
  const { launch } = await puppeteer();
  const browser = await launch({
    executablePath: (await chromiumPath()) ?? chromium.executablePath(),
    args: chromiumFlags(),
    headless: true,
  });
  return {
    close: () => browser.close(),
    audit: (url: string, throttlingMethod: ThrottlingMethod) => visit(browser, url, throttlingMethod),
  };
}

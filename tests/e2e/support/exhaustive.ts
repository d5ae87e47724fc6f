import { publicPages } from './public-pages.ts';

/** A journey that tries everything of its kind: `npm run prove -- journeys` runs it, `npm test` runs others of the same file. */
export const exhaustive = { tag: '@exhaustive' };

/** One of each kind: sections, text, and a form. */
const SAMPLED_PAGES = ['/', '/privacy', '/signup'];
for (const path of SAMPLED_PAGES)
  if (!publicPages.includes(path)) throw new Error(`${path} is no public page`);

/** For what is checked on every public page: `npm test` runs it on three of them. */
export const exhaustiveUnlessSampled = (path: string): { tag?: string } =>
  SAMPLED_PAGES.includes(path) ? {} : exhaustive;

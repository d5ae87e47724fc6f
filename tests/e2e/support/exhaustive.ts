/** A journey that tries everything of its kind: `npm run prove -- journeys` runs it, `npm test` runs others of the same file. */
export const exhaustive = { tag: '@exhaustive' };

/** One with sections and one with a form. */
const SAMPLED_PAGES = ['/', '/signup'];

/** For what is checked on every public page: `npm test` runs it on two of them. */
export const exhaustiveUnlessSampled = (path: string): { tag?: string } =>
  SAMPLED_PAGES.includes(path) ? {} : exhaustive;

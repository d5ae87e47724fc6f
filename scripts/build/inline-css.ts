import type { HTMLElement } from 'node-html-parser';

/**
 * The text of all style elements of a page, to merge them into one in the head. HTML allows `<style>` only there, Astro writes
 * some into the body, and the policy needs a hash for each.
 */
export const inlineCss = (document: HTMLElement): string =>
  document
    .querySelectorAll('style')
    .map((style) => style.rawText)
    .join('');

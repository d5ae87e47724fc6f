import type { HTMLElement } from 'node-html-parser';

/**
 * The text of all style elements of a page, which become one in the head: HTML allows `<style>` only there, Astro also writes
 * some in the body, and the policy names each by a hash.
 */
export const inlineCss = (document: HTMLElement): string =>
  document
    .querySelectorAll('style')
    .map((style) => style.rawText)
    .join('');

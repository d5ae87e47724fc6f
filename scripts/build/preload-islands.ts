import type { HTMLElement } from 'node-html-parser';

const linksTo = (scripts: readonly string[]) =>
  scripts.map((script) => `<link rel="modulepreload" fetchpriority="low" href="${script}">`).join('');

/** The same after the first paint, as `client:painted` waits for it. */
const linksAfterPaint = (scripts: readonly string[]) =>
  `<script>requestAnimationFrame(()=>setTimeout(()=>{for(const href of ${JSON.stringify(scripts)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))}))</script>`;

/**
 * Markup for the head that requests all scripts the islands start with. Without it the browser learns of each file only from
 * the one that imports it: one round trip for each level of imports.
 */
export function preloadIslands(document: HTMLElement, scripts: readonly string[]): string {
  if (scripts.length === 0) return '';
  const waitsForPaint = document.querySelector('astro-island[client=painted]') !== null;
  return waitsForPaint ? linksAfterPaint(scripts) : linksTo(scripts);
}

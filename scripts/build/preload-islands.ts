import type { HTMLElement } from 'node-html-parser';

const linksTo = (scripts: readonly string[]) =>
  scripts.map((script) => `<link rel="modulepreload" href="${script}">`).join('');

/** As above, but after the first paint, for islands with `client:painted`. */
const linksAfterPaint = (scripts: readonly string[]) =>
  `<script>requestAnimationFrame(()=>setTimeout(()=>{for(const href of ${JSON.stringify(scripts)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))}))</script>`;

/**
 * Markup for the head that requests all scripts the islands need to start. Without it the browser discovers each file only in
 * the one that imports it: one round trip per level of imports.
 */
export function preloadIslands(document: HTMLElement, scripts: readonly string[]): string {
  if (scripts.length === 0) return '';
  const waitsForPaint = document.querySelector('astro-island[client=painted]') !== null;
  return waitsForPaint ? linksAfterPaint(scripts) : linksTo(scripts);
}

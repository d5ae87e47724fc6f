import type { HTMLElement } from 'node-html-parser';

const linksTo = (scripts: readonly string[]) =>
  scripts.map((script) => `<link rel="modulepreload" href="${script}">`).join('');

/** As above, but after the first contentful paint, as islands with `client:painted` (scripts/build/paint-directive.ts). */
const linksAfterPaint = (scripts: readonly string[]) =>
  `<script>new PerformanceObserver((list,observer)=>{if(!list.getEntriesByName("first-contentful-paint").length)return;observer.disconnect();setTimeout(()=>{for(const href of ${JSON.stringify(scripts)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))})}).observe({type:"paint",buffered:true})</script>`;

export interface Preloads {
  /** The element at whose end the markup belongs. */
  parent: 'head' | 'body';
  markup: string;
}

/**
 * Markup that requests all scripts the islands need to start. Without it the browser discovers each file only in the one that
 * imports it: one round trip per level of imports. Scripts that wait for the first paint are requested by the last element of the
 * page, because a slow phone paints the part of a page that it has parsed.
 */
export function preloadIslands(document: HTMLElement, scripts: readonly string[]): Preloads {
  if (scripts.length === 0) return { parent: 'head', markup: '' };
  const waitsForPaint = document.querySelector('astro-island[client=painted]') !== null;
  return waitsForPaint
    ? { parent: 'body', markup: linksAfterPaint(scripts) }
    : { parent: 'head', markup: linksTo(scripts) };
}

const KEY = 'webFont';

async function cacheWebFont(): Promise<void> {
  try {
    await document.fonts.load('1em "Anek Latin"');
    sessionStorage.setItem(KEY, 'cached');
  } catch {
    // the font did not load or storage is blocked: the next page is treated as a first page
  }
}

/**
 * Runs in <head>. The first page of a visit keeps the fallback font and loads the web font after its first paint; the pages after it
 * start with the web font, from the HTTP cache (docs/adr/0017-web-font-from-the-second-page.md).
 */
export function setUpWebFont(): void {
  try {
    if (sessionStorage.getItem(KEY)) document.documentElement.dataset.webFont = 'cached';
  } catch {}
  addEventListener('load', () => {
    // a callback of the first frame would run before it is presented
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      cacheWebFont();
    }).observe({ type: 'paint', buffered: true });
  });
}
